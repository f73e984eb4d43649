// npm run smoke -- https://host: looks at a deployed client and says in sentences what its host got wrong. It only reads.
// Files and headers are asked for as a browser does; then a browser goes through the journeys for any host.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, root } from '../build/files.mjs';
import { clientAddress, whyNot } from '../../e2e/support/host-address.mjs';
import { loadSource } from '../build/load-source.mjs';
import { warningsFor } from './check-config.mjs';
import { buildIn, readConfig } from './smoke/answers.mjs';
import { checkHost } from './smoke/checks.mjs';
import { hostAt } from './smoke/host.mjs';
import { faultsIn } from './smoke/report.mjs';

const USAGE = `npm run smoke -- https://host[/path/] [--files]
  --files   files and headers only, without a browser
JOURNEY_USERNAME and JOURNEY_PASSWORD in the environment: an account of the platform. Without one nobody logs in, unless
the host has the demo. Exit code: 0 all is well, 1 something is wrong, 2 it could not be looked at.`;

/** For all checks and journeys together. */
const MAX_SECONDS = 60;
const began = Date.now();
const left = () => MAX_SECONDS * 1000 - (Date.now() - began);

function refuse(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { files: { type: 'boolean', default: false } },
    });
    if (positionals.length !== 1) return refuse(USAGE);
    return { url: clientAddress(positionals[0]), filesOnly: values.files };
  } catch (error) {
    return refuse(`${error.message}\n${USAGE}`);
  }
}

/** Runs the journeys for any host; returns how many passed, and a sentence for each that failed. */
async function browse(url, canLogIn) {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  const reportFile = join(folder, 'journeys.json');
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.mts', '--project=chromium'];
  const child = spawn(
    process.execPath,
    [
      ...args,
      '--reporter=json',
      `--global-timeout=${Math.max(1000, left())}`,
      ...(canLogIn ? [] : ['--grep-invert', '@account']),
    ],
    {
      cwd: root,
      env: { JOURNEY_PATIENCE: '2', ...process.env, BASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  await new Promise((resolve) => child.on('close', resolve));
  try {
    return faultsIn(readJson(reportFile));
  } catch {
    return {
      passed: 0,
      faults: [`The browser could not be started: ${output.trim().split('\n').slice(0, 3).join(' ')}`],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { url, filesOnly } = readArguments();
const { parseConfig } = loadSource('lib/config/config.ts');
const { corsFaults } = loadSource('scripts/platform/cors-check.ts');
const host = hostAt(url);
const first = await host.get('./').catch((error) => refuse(`${url} cannot be reached: ${whyNot(error)}.`));
const config = await readConfig(host);
console.log(`${url}  build ${buildIn(first.text) ?? 'unknown'}${config?.demo ? ', with the demo' : ''}`);

let wrong = 0;
function report(name, faults, note = '') {
  wrong += faults.length;
  console.log(`${faults.length === 0 ? 'ok    ' : 'WRONG '} ${name}${note}`);
  for (const fault of faults) console.log(`         ${fault}`);
}

const checks = await checkHost(host, { parseConfig, corsFaults });
for (const { name, faults } of checks) report(name, faults);
for (const [, sentence] of warningsFor(config ?? {}, new URL(url).hostname))
  console.log(`note   config.json: ${sentence}`);
const isClient = checks.length > 1;
if (isClient && !filesOnly) {
  const canLogIn = config?.demo === true || Boolean(process.env.JOURNEY_USERNAME && process.env.JOURNEY_PASSWORD);
  const { passed, faults } = await browse(url, canLogIn);
  const note = canLogIn ? '' : '; nobody logged in: set JOURNEY_USERNAME and JOURNEY_PASSWORD';
  report('journeys', faults, `  ${passed} passed${note}`);
}
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(wrong === 0 ? `All is well (${seconds} s).` : `${wrong} wrong (${seconds} s).`);
process.exitCode = wrong === 0 ? 0 : 1;
