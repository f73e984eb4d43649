// The files beside the page: their types, how long they are cached, and which are missing.
import { Script } from 'node:vm';
import { HASHED } from '../../build/hosts/headers.mjs';
import {
  ageOf,
  buildIn,
  buildOf,
  filesAt,
  isChecked,
  otherEncoding,
  parseJson,
  readConfig,
  typeFault,
} from './answers.mjs';
import { inTurns } from '../in-turns.mjs';

const MAX_LISTED = 5;
/** Its cache rule is looked at by its own check. */
const SAID_APART = new Set(['config.json']);
const list = (names) =>
  names.length > MAX_LISTED
    ? `${names.slice(0, MAX_LISTED).join(', ')} and ${names.length - MAX_LISTED} more`
    : names.join(', ');

const PROBLEM_TEXTS = {
  unknownKey: ({ key }) => `config.json has the setting "${key}", which does not exist.`,
  wrongValue: ({ key, value }) => `config.json sets "${key}" to ${value}, which is not allowed.`,
  notObject: () => 'config.json is no object.',
};

export const configuration = (parseConfig) => async (host) => {
  const answer = await host.get('config.json');
  if (answer.status !== 200) return [`config.json answers ${answer.status}: the client does not start without it.`];
  const faults = typeFault('config.json', answer);
  if (!isChecked(answer.header('Cache-Control')))
    faults.push('config.json is cached: a change would not reach suppliers. It must be no-cache.');
  const config = await readConfig(host);
  if (config === undefined) return [...faults, 'config.json is no JSON: the client does not start.'];
  const read = parseConfig(config);
  if (!read.ok)
    return [
      ...faults,
      ...read.problems.map((problem) => (PROBLEM_TEXTS[problem.kind] ?? PROBLEM_TEXTS.wrongValue)(problem)),
    ];
  return faults;
};

export async function manifest(host) {
  const answer = await host.get('manifest.webmanifest');
  if (answer.status !== 200) return [`manifest.webmanifest answers ${answer.status}: the client cannot be installed.`];
  const faults = typeFault('manifest.webmanifest', answer);
  let read;
  try {
    read = parseJson(answer.text);
  } catch {
    return [...faults, 'manifest.webmanifest is no JSON: the client cannot be installed.'];
  }
  const icons = await inTurns(read.icons ?? [], async ({ src }) => {
    const icon = await host.get(src);
    return icon.status === 200 ? typeFault(src, icon) : [`The icon ${src} of the manifest answers ${icon.status}.`];
  });
  const config = await readConfig(host);
  if (config?.title && read.name !== config.title)
    faults.push(`The manifest names the client "${read.name}", config.json "${config.title}": run npm run headers.`);
  return [...faults, ...icons];
}

export async function version(host) {
  const answer = await host.get('sw.js');
  if (answer.status !== 200)
    return [`sw.js answers ${answer.status}: the client cannot start offline, and announces no new build.`];
  const faults = typeFault('sw.js', answer);
  if (!isChecked(answer.header('Cache-Control')))
    faults.push('sw.js is cached: a new build would not reach suppliers. It must be no-cache.');
  const inPage = buildIn((await host.get('./')).text);
  const build = await buildOf(host);
  if (build && inPage && build.version !== inPage)
    faults.push(
      `The page is build ${inPage}, sw.js is build ${build.version}: the upload is half done. Upload everything again.`,
    );
  for (const encoding of inPage ? ['identity', 'gzip', 'br'] : []) {
    const other = buildIn((await host.ask(host.url, { headers: { 'Accept-Encoding': encoding } })).text);
    if (other === inPage) continue;
    faults.push(
      `The page is build ${inPage}, and ${encoding === 'identity' ? 'without compression' : `compressed as ${encoding}`} build ${other}: the upload is half done. Upload index.html, index.html.gz and index.html.br again.`,
    );
  }
  const file = await host.get('version.json');
  const named = file.status === 200 ? /"build":\s*"([^"]*)"/.exec(file.text)?.[1] : undefined;
  if (!named)
    faults.push(
      `version.json answers ${file.status}${file.status === 200 ? ', without a build' : ''}: nobody can ask which build this is.`,
    );
  else if (inPage && named !== inPage)
    faults.push(
      `The page is build ${inPage}, version.json says ${named}: the upload is half done. Upload everything again.`,
    );
  return faults;
}

/** Whether the end of a script is missing. */
function isCut(path, answer) {
  if (!path.endsWith('.js')) return false;
  try {
    new Script(answer.text);
    return false;
  } catch {
    return true;
  }
}

export async function files(host) {
  const build = await buildOf(host);
  if (!build) return [];
  const at = await filesAt(host);
  const { origin } = new URL(host.url);
  const isElsewhere = new URL(at).origin !== origin;
  const wrong = { missing: [], empty: [], type: [], encoding: [], cache: [], plain: [], closed: [], cut: [] };
  await inTurns(build.hashed, async (path) => {
    const answer = await host.get(at + path);
    if (answer.status !== 200) return wrong.missing.push(path);
    if (answer.bytes.length === 0) wrong.empty.push(path);
    else if (typeFault(path, answer).length === 0 && isCut(path, answer)) wrong.cut.push(path);
    if (otherEncoding(answer)) wrong.encoding.push(`${path} (${otherEncoding(answer)})`);
    if (typeFault(path, answer).length > 0) wrong.type.push(`${path} (${answer.type || 'none'})`);
    if (!(ageOf(answer.header('Cache-Control')) >= 31_536_000) || !/immutable/.test(answer.header('Cache-Control')))
      wrong.cache.push(path);
    if (isElsewhere && !['*', origin].includes(answer.header('Access-Control-Allow-Origin'))) wrong.closed.push(path);
    if (answer.bytes.length > 4096 && !answer.header('Content-Encoding')) wrong.plain.push(path);
  });
  const faults = [];
  if (isElsewhere && host.isSecure && at.startsWith('http:'))
    faults.push(`The page is https and its files are at ${at}: browsers do not load them.`);
  const some = (names, sentence) => names.length > 0 && faults.push(sentence(names.length, list(names)));
  some(
    wrong.missing,
    (count, names) =>
      `${count} files of the build are missing${isElsewhere ? ` at ${at}` : ''}: ${names}. Upload ${HASHED} again.`,
  );
  some(wrong.empty, (count, names) => `${count} files are empty: ${names}. Upload them again.`);
  some(wrong.cut, (count, names) => `${count} files are no whole scripts: ${names}. Upload them again.`);
  some(
    wrong.encoding,
    (count, names) =>
      `${count} files are sent in another encoding than UTF-8, so their texts are unreadable: ${names}. Send charset=utf-8, or none.`,
  );
  some(
    wrong.closed,
    (count, names) =>
      `${count} files are refused to the page: ${at} must send Access-Control-Allow-Origin: *. They are ${names}.`,
  );
  some(wrong.type, (count, names) => `${count} files have a wrong type, so browsers refuse them: ${names}.`);
  some(
    wrong.cache,
    (count, names) =>
      `${count} files whose names hold a hash are not kept for a year (public, max-age=31536000, immutable): ${names}.`,
  );
  const kept = [];
  for (const path of build.shell.filter((name) => name !== './' && !name.startsWith(HASHED) && !SAID_APART.has(name)))
    if (!isChecked((await host.get(path)).header('Cache-Control'))) kept.push(path);
  some(
    kept,
    (count, names) =>
      `${count} files whose names hold no hash are cached: ${names}. A new build would not reach suppliers; they must be no-cache.`,
  );
  some(wrong.plain, (count, names) => `${count} files are sent uncompressed: ${names}. Turn on gzip or brotli.`);
  return faults;
}

/** Whether an answer is the build's own page for unknown paths, as far as the host hands that one out. */
async function isOwnPage(host, answer) {
  const { status, text } = await host.get('404.html');
  return status !== 200 || text === answer.text;
}

export async function missing(host) {
  const faults = [];
  const at = await filesAt(host);
  for (const path of [`${HASHED}chunks/0-not-there.js`, 'not-there', 'not-there/']) {
    const answer = await host.get(path.startsWith(HASHED) ? at + path : path);
    if (answer.status === 200)
      faults.push(
        `${path}, which does not exist, answers 200${buildIn(answer.text) ? ' with the page of the client' : ''}: it must be 404, or a page instead of a script is kept for a year.`,
      );
    else if (answer.status !== 404 && answer.status !== 410)
      faults.push(`${path}, which does not exist, answers ${answer.status} instead of 404.`);
    else if (path === 'not-there' && !(await isOwnPage(host, answer)))
      faults.push(`${path}, which does not exist, answers with a page of the host: it must be 404.html of the build.`);
    if (ageOf(answer.header('Cache-Control')) > 300)
      faults.push(
        `That ${path} does not exist is kept for ${ageOf(answer.header('Cache-Control'))} seconds: it must be no-cache.`,
      );
  }
  const script = (await buildOf(host))?.hashed.find((path) => path.endsWith('.js'));
  const map = script && (await host.get(`${at}${script}.map`));
  // A host that answers every path with a page hands out no map.
  if (map?.status === 200 && map.text.includes('"mappings"'))
    faults.push('Source maps are public: do not upload *.map.');
  return faults;
}
