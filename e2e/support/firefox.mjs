// Finds Debian's Firefox for `npm run engines`, or installs it. Playwright drives it over WebDriver BiDi.
import { fileURLToPath } from 'node:url';
import { installPackages, installPrograms, onPath, versionOf } from './browser.mjs';

/** The first with all of WebDriver BiDi that Playwright calls, but one command (firefox-bidi.mjs). */
const MIN_VERSION = 153;
const FONTS = fileURLToPath(new URL('../../node_modules/dejavu-fonts-ttf/ttf/', import.meta.url));
const NAMES = ['firefox-esr', 'firefox'];

const CANDIDATES = [
  { from: 'FIREFOX_PATH', find: () => process.env.FIREFOX_PATH },
  { from: 'PATH', find: () => onPath(NAMES) },
  {
    from: 'apt-get install',
    find: () => {
      installPackages('firefox-esr');
      return onPath(NAMES);
    },
  },
];

/** The first that starts and is new enough. Throws, with what was tried, if there is none. */
export function resolveFirefox(candidates = CANDIDATES) {
  const tried = [];
  for (const { from, find } of candidates) {
    const executablePath = find();
    const version = executablePath && versionOf(executablePath);
    if (Number(/(\d+)\./.exec(version ?? '')?.[1]) >= MIN_VERSION) return { executablePath, version, from };
    tried.push(`${from}: ${executablePath ? (version ?? `${executablePath} does not start`) : 'none'}`);
  }
  throw new Error(`no Firefox ${MIN_VERSION} or later (${tried.join('; ')}); name one with FIREFOX_PATH`);
}

/** Playwright's name of a Firefox that it drives over WebDriver BiDi. */
export const FIREFOX = 'moz-firefox';

/** What a display with a mouse lacks, by name (firefox-mouse.mjs). */
export const lackedByDisplay = () => installPrograms({ Xvfb: 'xvfb', xdotool: 'xdotool' });

/** What a project of Playwright takes for it; with a head, each Firefox is alone on a display (firefox-bidi.mjs). */
export const inFirefox = ({ executablePath }, { headless = true } = {}) => ({
  browserName: /** @type {const} */ ('firefox'),
  launchOptions: {
    headless,
    channel: FIREFOX,
    executablePath: fileURLToPath(new URL('firefox-bidi.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: executablePath },
    firefoxUserPrefs: {
      // What the wrapper leaves unsaid.
      'ui.prefersReducedMotion': 1,
      // Its panel of downloads takes the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      // A field that waits for its dialog of files opens no other.
      'remote.bidi.dismiss_file_pickers.enabled': true,
      // A busy machine would end scripts.
      'dom.max_script_run_time': 0,
      // Firefox's sandbox refuses the font of .ci/latin-fonts.conf, and then asks for it again at each word: 10 s for a long list.
      'security.sandbox.content.read_path_whitelist': FONTS,
    },
  },
});

/**
 * For `fill`: Playwright sets the value over WebDriver BiDi by React's own setter, after which React sees no change. Typed,
 * it does.
 */
export const typeInto = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text) => void document.execCommand('insertText', false, text),
    set() {},
  });
