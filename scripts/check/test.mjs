// npm test: the daily checks of the project, from a fresh clone. `--each` runs what it leaves out, too (CI), `--all` every
// variant, `--changed` the journeys of what changed and a random tenth. The last line is the sum: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root } from '../build/files.mjs';
import { dailyEntries } from '../../e2e/daily.mjs';
import { engineEntries } from '../../e2e/engines.mjs';
import { BUSY } from '../../e2e/support/patience.mjs';
import { isBuilt } from '../build/build.mjs';
import { ensureInstalled } from '../build/install.mjs';

const all = process.argv.includes('--all');
const each = process.argv.includes('--each');
const changed = process.argv.includes('--changed');
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');
/** How much lint and unit tests look at: `daily` leaves out rules that need types or the React Compiler, and the tests of scripts/. */
const CHECKS = all ? 'all' : each ? '' : 'daily';
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', CHECKS };
const sum = { passed: 0, failed: 0 };

const readReport = (file, read) => {
  try {
    return read(readJson(file));
  } catch {
    // The runner failed before writing a report.
    return { passed: 0, failed: 1 };
  }
};
/** A skipped test has not passed, and a suite that does not load counts as a failure. */
const unitCount = () =>
  readReport(unitReport, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numPendingTests + json.numTodoTests + json.numRuntimeErrorTestSuites,
  }));
const journeyCount = () =>
  readReport(journeyReport, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + errors.length,
  }));

const npmRun = (script, ...args) => ({ script, args: args.length > 0 ? ['--', ...args] : [] });

function execute({ script, args }, extra) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, ...args], {
      cwd: root,
      env: { ...env, ...extra },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function report(name, since, { passed, failed }, note, output) {
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds(since)}${note ? `  ${note}` : ''}`);
  // Jest names each file that passed.
  if (output) console.log(output.replaceAll(/^PASS .*\n/gm, '').trimEnd());
}

/** A check counts as one, tests individually; a runner that fails without a failed test is a failure. */
async function stage(name, command, { count, extra, show } = {}) {
  const since = Date.now();
  const { code, output } = await execute(command, extra);
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const failed = counted.failed > 0;
  report(
    name,
    since,
    counted,
    count && `${counted.passed} passed, ${counted.failed} failed`,
    failed || show ? output : '',
  );
  return !failed;
}

const notRun = (name, why) => report(name, Date.now(), { passed: 0, failed: 1 }, `not run: ${why}`);

ensureInstalled();
const { resolveBrowser } = await import('../../e2e/support/browser.mjs');
const { FONT_SETS } = await import('../../e2e/support/fonts.mjs');
const sinceBrowser = Date.now();
const browser = await resolveBrowser().catch(
  (error) => void report('browser', sinceBrowser, { passed: 0, failed: 1 }, error.message),
);
if (browser) {
  report('browser', sinceBrowser, { passed: 1, failed: 0 }, `${browser.version} (${browser.from})`);
  Object.assign(env, browser.env, { CHROMIUM_PATH: browser.executablePath });
}

/** Unchanged sources are not built again, so that a client served by `npm start` keeps its files. */
function build() {
  if (!isBuilt()) return stage('build', npmRun('build'), { extra: { NODE_ENV: 'production' } });
  report('build', Date.now(), { passed: 1, failed: 0 }, 'dist/ is made of these sources already');
  return true;
}

/** Projects of every run; `--all` runs those of every other language, device and browser too. */
const PROJECTS = ['browser', 'http', 'keyboard', 'phone'].map((project) => `--project=${project}`);
/** Whoever runs everything wants to know what is wrong, not how busy the machine is. */
const PATIENT = { JOURNEY_PATIENCE: process.env.JOURNEY_PATIENCE ?? String(BUSY) };

const LOOKS = 'axe violation|@fonts|layouts\\.spec|390 px|measures of the board';

/** They have to pass with any fonts: they run again with each set. */
async function journeysInFonts(name, fonts) {
  try {
    const extra = { ...fonts(), PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport, JOURNEYS: 'all', ...PATIENT };
    const project = ['--project=browser', '--grep', LOOKS];
    await stage(name, npmRun('e2e', ...project), { count: journeyCount, extra });
  } catch (error) {
    notRun(name, error.message);
  }
}

/** Journeys of each kind, and entries of the daily choice that no journey has. */
async function listJourneys() {
  const { output } = await execute(npmRun('e2e', '--list', '--reporter=json'), { JOURNEYS: 'all' });
  const specsIn = ({ suites = [], specs = [] }, groups) => [
    ...specs.map(({ file, title }) => [file, ...groups, title].join(' ')),
    ...suites.flatMap((suite) => specsIn(suite, suite.title === suite.file ? [] : [...groups, suite.title])),
  ];
  const titles = [...new Set(JSON.parse(output).suites.flatMap((suite) => specsIn(suite, [])))];
  const isDaily = (title) => !title.includes('@all') && dailyEntries.some((entry) => entry.test(title));
  return {
    all: titles.length,
    daily: titles.filter(isDaily).length,
    dead: [...dailyEntries, ...engineEntries]
      .filter((entry) => !titles.some((title) => entry.test(title)))
      .map(({ source }) => source),
  };
}

/** In other engines; its last line names those that are skipped. */
const otherEngines = () => stage('engines', npmRun('engines'), { show: true, extra: PATIENT });

const journeys = (name, which, ...args) =>
  stage(name, npmRun('e2e', ...args), {
    count: journeyCount,
    extra: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport, JOURNEYS: which, ...PATIENT },
  });

async function dailyJourneys() {
  const since = Date.now();
  const listed = await listJourneys().catch((error) => ({ dead: [error.message] }));
  if (listed.dead.length > 0)
    report(
      'choice',
      since,
      { passed: 0, failed: 1 },
      'e2e/daily.mjs or e2e/engines.mjs names what is not there',
      listed.dead.join('\n'),
    );
  await journeys('journeys', 'daily', ...PROJECTS);
  console.log(`       ${listed.daily} of ${listed.all} journeys; npm run test:all runs the rest`);
}

async function everyJourney() {
  await journeys('journeys', 'all');
  for (const [name, fonts] of Object.entries(FONT_SETS)) await journeysInFonts(name, fonts);
  await stage('hosts', npmRun('try-hosts'), { show: true });
  await stage('domain', npmRun('try-domain'), { show: true });
  await stage('language', npmRun('try-language'), { show: true });
  await otherEngines();
}

/** Playwright knows which journeys import what changed since the main branch. */
async function changedJourneys() {
  await journeys('changed', '', ...PROJECTS, '--only-changed=main', '--pass-with-no-tests');
  await journeys('tenth', '', ...PROJECTS, `--shard=${Math.ceil(Math.random() * 10)}/10`);
}

/** Runs what needs the client in a browser. */
async function inBrowser(name, hasBuild, run) {
  if (hasBuild && browser) await run();
  else notRun(name, hasBuild ? 'there is no browser' : 'there is no build');
}

const size = () => stage('size', npmRun('size'), { show: true });

async function chosenJourneys() {
  if (all) return everyJourney();
  if (changed) return changedJourneys();
  await dailyJourneys();
  if (!each) return;
  await journeys('rest', 'rest', ...PROJECTS);
  await otherEngines();
}

async function fromSources() {
  await stage('lint', npmRun('lint'));
  await stage('messages', npmRun('i18n:check'));
  await stage('knip', npmRun('knip'));
  await stage('unit', npmRun('unit', '--silent', '--maxWorkers=2', '--json', `--outputFile=${unitReport}`), {
    count: unitCount,
  });
  if (CHECKS === 'daily')
    console.log(
      '       without rules that need types or the React Compiler, and the tests of scripts/; npm run test:all has them',
    );
}

async function fromBuild() {
  // Types are checked before the build, which deletes the generated ones.
  await stage('types', npmRun('types'));
  const hasBuild = await build();
  // Before the journeys: it measures starts, and takes little of the processor.
  await inBrowser('size', hasBuild, size);
  await inBrowser('journeys', hasBuild, chosenJourneys);
}

// Two stages at a time for two cores.
await Promise.all([fromSources(), fromBuild()]);
rmSync(reports, { recursive: true });
process.exitCode = sum.failed > 0 ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
