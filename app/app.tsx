import { setTransport } from '@/lib/api/transport';
import { getConfig } from '@/lib/config/config';
import { loadLocale } from '@/lib/state/locale';
import { sessionAtom, syncSession } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { loadTheme } from '@/lib/state/theme';
import { needTranslations } from '@/lib/state/translations';
import { Providers } from './providers';
import { prepareLogin } from './PublicPage';
import { Root, prepareWorkspace } from './Root';

/** The demo's platform is loaded with the first call, or in idle time before it; never without `demo`. */
function playPlatform() {
  let demo: Promise<{ fetch: typeof fetch }> | undefined;
  const load = () => (demo ??= import('./demo').then(({ startPlatform }) => startPlatform()));
  setTransport(async (input, init) => (await load()).fetch(input, init));
  setTimeout(() => void load(), 400);
}

/** Everything that must be known before the first screen: texts, theme, who is in. */
export async function prepareApp(): Promise<void> {
  if (getConfig().demo) playPlatform();
  loadTheme();
  syncSession();
  const locale = loadLocale();
  const isIn = store.get(sessionAtom);
  // The frame's own texts come with the session; the first screen's code is asked for beside its words.
  await Promise.all([needTranslations(locale, ['entry']), isIn ? prepareWorkspace() : prepareLogin()]);
}

export function App() {
  return (
    <Providers>
      <Root />
    </Providers>
  );
}
