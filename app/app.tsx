import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { isApiError } from '@/lib/api/request/errors';
import { setTransport } from '@/lib/api/request/transport';
import { getConfig } from '@/lib/config/config';
import { takePreviewKey } from '@/lib/config/preview';
import { currentPlace, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { isReturn } from '@/lib/router/sign-on';
import { logError } from '@/lib/state/error-log';
import { loadLocale } from '@/lib/state/locale';
import { resumeSession, sessionAtom } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { loadTheme } from '@/lib/state/theme';
import { needTranslations } from '@/lib/state/translations';
import { afterLoad } from '@/lib/util/browser/after-load';
import { isChunkLost, reportChunkLost } from '@/lib/util/browser/load-chunk';
import { preparePwa } from './pwa';
import { mendStyles } from './mend-styles';
import { watchLostFiles } from './new-build';
import { Providers } from './providers';
import { prepareLogin } from './PublicPage';
import { Root, prepareWorkspace } from './Root';
import splash from './splash.json';

/** The demo's platform is loaded with the first call, or in idle time before it; never without `demo`. */
function playPlatform() {
  let demo: Promise<{ fetch: typeof fetch }> | undefined;
  const load = () => (demo ??= import('./demo').then(({ startPlatform }) => startPlatform()));
  setTransport(async (input, init) => (await load()).fetch(input, init));
  setTimeout(() => void load(), 400);
}

/** Uncaught errors go to the error log (specification 4); a call's own failure is shown and logged where it happens. */
function watchErrors() {
  const log = (error: unknown) => {
    if (!isApiError(error)) logError(error, currentPlace().full);
    if (isChunkLost(error)) reportChunkLost();
  };
  window.addEventListener('error', (event) => log(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => log(event.reason));
  afterLoad(() => mendStyles(log));
  watchLostFiles();
}

/** Milliseconds after which a page without a session listens: nobody waits for it. */
const LISTENS_AFTER = 1500;

/** Logs in and out with the other tabs; a page that shows an account reacts to a logout from the start. */
async function hearOtherTabs(isIn: boolean) {
  if (!isIn) await new Promise((resolve) => setTimeout(resolve, LISTENS_AFTER));
  (await import('./other-tabs')).watchOtherTabs();
}

/** Everything that must be known before the first screen: texts, theme, who is in. */
export async function prepareApp(): Promise<void> {
  if (getConfig().demo) playPlatform();
  watchErrors();
  preparePwa(getConfig().pwa);
  takePreviewKey();
  loadTheme();
  resumeSession();
  if (isReturn()) navigate(paths.callback(), { replace: true });
  const locale = loadLocale();
  const isIn = store.get(sessionAtom) > 0;
  void hearOtherTabs(isIn);
  // The frame's own texts come with the session; the first screen's code is asked for beside its words.
  await Promise.all([needTranslations(locale, ['entry']), isIn ? prepareWorkspace() : prepareLogin()]);
}

const failed = (
  <div className="splash">
    <p>{splash.failed}</p>
    <a href="./">{splash.reload}</a>
  </div>
);

/** What no other boundary catches leaves words and a link that loads the home page, not a blank page. */
export function App() {
  return (
    <PartBoundary fallback={failed}>
      <Providers>
        <Root />
      </Providers>
    </PartBoundary>
  );
}
