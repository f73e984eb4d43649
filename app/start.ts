import { dropEarlyCalls } from '@/lib/api/request/early-calls';
import { isApiError } from '@/lib/api/request/errors';
import { setTransport, type Fetch } from '@/lib/api/request/transport';
import { configText, getConfig, loadConfig, setConfig, type ConfigProblem } from '@/lib/config/config';
import { takePreviewKey } from '@/lib/config/preview';
import { currentLocation, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { isReturn } from '@/lib/router/sign-on';
import { logError } from '@/lib/state/error-log';
import { loadLocale } from '@/lib/state/locale';
import { resumeSession, sessionAtom } from '@/lib/state/session';
import { atom, store } from '@/lib/state/store';
import { loadTheme } from '@/lib/state/theme';
import { early } from '@/lib/util/browser/early';
import { isChunkLost, reportChunkLost } from '@/lib/util/browser/load-chunk';
import { watchLostFiles } from './new-build';
import { preparePwa } from './pwa';

/** Whether the configuration is loaded and valid; a list: what is wrong with it. */
export const startAtom = atom<'starting' | 'started' | ConfigProblem[]>('starting');

/** The demo's platform is loaded with the first call, or in idle time before it; never without `demo`. */
function playPlatform() {
  let demo: Promise<{ fetch: Fetch }> | undefined;
  const load = () => (demo ??= import('./demo').then(({ startPlatform }) => startPlatform()));
  setTransport(async (...call) => (await load()).fetch(...call));
  setTimeout(() => void load(), 400);
}

/** Uncaught errors go to the error log (specification 4); a call's own failure is shown and logged where it happens. */
function watchErrors() {
  const log = (error: unknown) => {
    if (!isApiError(error)) logError(error, currentLocation().full);
    if (isChunkLost(error)) reportChunkLost();
  };
  window.addEventListener('error', (event) => log(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => log(event.reason));
  watchLostFiles();
}

/** Milliseconds after which a page without a session listens: nobody waits for it. */
const LISTENS_AFTER = 1500;

/** Logs in and out with the other tabs; a page that shows an account reacts to a logout from the start. */
async function hearOtherTabs(isIn: boolean) {
  await (isIn ? early.late : new Promise((resolve) => setTimeout(resolve, LISTENS_AFTER)));
  (await import('./other-tabs')).watchOtherTabs();
}

/** Everything that must be known before the first page is rendered: theme, language, session. */
function prepare(): void {
  if (early.knownConfig !== configText()) dropEarlyCalls();
  if (getConfig().demo) playPlatform();
  watchErrors();
  preparePwa(getConfig().pwa);
  takePreviewKey();
  loadTheme();
  resumeSession();
  if (isReturn()) navigate(paths.callback(), { replace: true });
  loadLocale();
  void hearOtherTabs(store.get(sessionAtom) > 0);
}

/** The page's own request for config.json, where its head has sent one. */
const configAsked =
  typeof window === 'undefined' ? undefined : loadConfig((input, init) => early.config ?? fetch(input, init));

let resolveStarted = () => {};
/** Resolves when the configuration is in force; never where it is wrong. */
export const started = new Promise<void>((resolve) => (resolveStarted = resolve));

/** Called after hydration: before that, what is rendered must equal the HTML. */
export async function start(): Promise<void> {
  const result = await configAsked;
  if (!result || store.get(startAtom) !== 'starting') return;
  if (!result.ok) return store.set(startAtom, result.problems);
  setConfig(result.config);
  if (/[?&]i18n=/.test(location.search)) await (await import('./translate/translate')).startTranslating();
  prepare();
  store.set(startAtom, 'started');
  resolveStarted();
}
