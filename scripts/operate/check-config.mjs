// npm run config:check -- [file or address]: what is wrong with a config.json, by line, in the words of the start-up page.
// Without an argument the file in dist/, or the one that is built. For the address of a client also what its host sends with
// the file, and whether its policy lets the client reach what the file names. Exit code 1 where something is wrong.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isStarted, root } from '../build/files.mjs';
import { whyNot } from '../../e2e/support/host-address.mjs';
import { assetOrigin } from '../build/hosts/assets.mjs';
import { lackingSources, policiesIn, policyRules } from '../build/hosts/policy.mjs';
import { loadSource } from '../build/load-source.mjs';
import { readMessages } from '../translate/json.mjs';
import { whyRefused } from './allowed-values.mjs';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** What the policy of the host does not allow, though the configuration needs it. */
export const policyFaults = (policy, config, assets) =>
  policiesIn(policy)
    .flatMap((one) => lackingSources(policyRules(one), config, assets))
    .flatMap(({ directive, lacking }) =>
      lacking.map(
        (source) => `The Content-Security-Policy header does not allow ${source} in ${directive}: npm run headers`,
      ),
    );

const NAMES = { statusName: 'code', messageName: 'msg', dataName: 'data' };
const isHttp = (address) => /^http:\/\//i.test(address) && !LOCAL.includes(new URL(address).hostname);

/** Settings that do nothing without another one. */
const TOGETHER = [
  ['previewKey', 'preview'],
  ['previewHosts', 'preview'],
  ['copySourceURL', 'copySourceKey'],
  ['copySourceKey', 'copySourceURL'],
  ['errorReportShare', 'errorReportURL'],
];

/** What is allowed and hardly meant: setting and sentence. */
export function warningsFor(raw, host) {
  const isPublic = host !== undefined && !LOCAL.includes(host);
  const called = Object.entries(NAMES).map(([key, standard]) => [key, raw[key] ?? standard]);
  const alike = called.filter(([, name]) => called.filter(([, other]) => other === name).length > 1);
  const names = alike.map(([key]) => key);
  const checks = [
    ['demo', raw.demo === true && isPublic, 'demo is on: this host shows the demo platform to everybody'],
    [
      'demo',
      raw.demo === true && (raw.baseURL || raw.paths),
      'demo is on: nobody calls baseURL and paths; leave demo out for the platform',
    ],
    [
      'preview',
      raw.preview === true && !raw.previewHosts?.length && raw.previewKey === undefined,
      'preview is on without previewHosts and previewKey: nobody can save anything on any host',
    ],
    [
      'storage',
      raw.storage !== undefined && !['localStorage', 'sessionStorage', 'cookie'].includes(raw.storage),
      `storage ${JSON.stringify(raw.storage)} is unknown and counts as localStorage`,
    ],
    [
      'requestTimeout',
      raw.requestTimeout < 1000,
      `requestTimeout is in milliseconds: ${raw.requestTimeout} is very short`,
    ],
    ['logo', isHttp(raw.logo), 'logo is at http://, from where the page’s policy lets no picture come: use https'],
    [
      names.find((key) => raw[key] !== undefined),
      names.length > 0,
      `${names.join(' and ')} have the same name, “${alike[0]?.[1]}”`,
    ],
    ...TOGETHER.map(([name, other]) => [
      name,
      raw[name] !== undefined && !raw[other],
      `${name} does nothing without ${other}`,
    ]),
  ];
  return checks.flatMap(([key, isSo, sentence]) => (isSo ? [[key, sentence]] : []));
}

/** In the words of the start-up page, with what is allowed where it does not list it. */
function faultText(problem, raw) {
  const { problemText, startupTranslator } = loadSource('lib/config/problem-text.ts');
  const { adviceFor } = loadSource('lib/config/advice.ts');
  const { kind, key } = problem;
  const text = problemText(startupTranslator('en'), problem);
  const { near, values } = adviceFor(problem);
  if (kind !== 'wrongValue' || near || values) return text;
  const [setting, call] = key.split(/\.(.*)/);
  return text + whyRefused(setting, call === undefined ? raw[setting] : raw[setting][call]);
}

/** `at`: line and column; none for what concerns the whole file. */
export async function checkConfig(bytes, name, host) {
  const { loadConfig } = loadSource('lib/config/config.ts');
  const result = await loadConfig(async () => new Response(bytes));
  const text = new TextDecoder().decode(bytes);
  const { groups = new Map(), twice = [], error, position } = readMessages(name, text);
  const found = (key) => groups.get(key);
  const raw = error ? {} : JSON.parse(text.replace(/^\uFEFF/, ''));
  const problems = result.ok ? [] : result.problems;
  const faults = problems.map((problem) => ({ at: found(problem.key), text: faultText(problem, raw) }));
  if (error && faults.length > 0) Object.assign(faults[0], { at: position, text: `${faults[0].text} (${error})` });
  for (const entry of twice) faults.push({ at: entry, text: `“${entry.key}” is there twice; the last one counts` });
  const warnings = (result.ok ? warningsFor(raw, host) : []).map(([key, sentence]) => ({
    at: found(key),
    text: sentence,
  }));
  return { faults, warnings, raw };
}

async function download(address) {
  const url = new URL(
    /\.json$/.test(address) ? address : 'config.json',
    address.endsWith('/') || /\.json$/.test(address) ? address : `${address}/`,
  );
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) }).catch((error) => {
    throw new Error(`${url.href} cannot be reached: ${whyNot(error)}`);
  });
  const header = (name) => response.headers.get(name) ?? '';
  const faults = [];
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}`);
  if (!/\bjson\b/.test(header('content-type')))
    faults.push(`Its type is "${header('content-type')}", not application/json`);
  if (!/no-cache|max-age=0/.test(header('cache-control')))
    faults.push('It has no "Cache-Control: no-cache": browsers go on with an older one');
  const page = await fetch(new URL('./', url), { signal: AbortSignal.timeout(15_000) });
  const policy = page.headers.get('content-security-policy') ?? '';
  if (!/frame-ancestors/.test(policy)) faults.push('The page is sent without a policy that forbids framing');
  globalThis.location = { origin: url.origin };
  const assets = assetOrigin(await page.text());
  return { name: url.href, host: url.hostname, bytes: await response.arrayBuffer(), faults, policy, assets };
}

function open(file) {
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  const headers = join(dirname(file), '_headers');
  const policy = existsSync(headers)
    ? /Content-Security-Policy: (.*)/.exec(readFileSync(headers, 'utf8'))?.[1]
    : undefined;
  return { name: file, bytes: readFileSync(file), faults: [], policy };
}

async function run() {
  const standard = ['dist/config.json', 'public/config.json']
    .map((file) => relative(process.cwd(), join(root, file)))
    .find((file) => existsSync(file));
  const source = process.argv[2] ?? standard;
  const asked = await (/^https?:/.test(source) ? download(source) : open(source));
  const { name, host, bytes, faults: sent, policy, assets } = asked;
  const { faults, warnings, raw } = await checkConfig(bytes, name, host);
  const all = [...faults, ...(policy ? policyFaults(policy, raw, assets) : []).concat(sent).map((text) => ({ text }))];
  const positionText = ({ at }) => (at ? `${name}:${at.line}:${at.column}` : name);
  for (const fault of all) console.log(`${positionText(fault)}  ${fault.text}`);
  for (const warning of warnings) console.log(`${positionText(warning)}  warning: ${warning.text}`);
  console.log(all.length === 0 ? `ok: ${name}` : `${all.length} to correct in ${name}`);
  process.exitCode = all.length > 0 ? 1 : 0;
}

if (isStarted(import.meta.url)) {
  run().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
