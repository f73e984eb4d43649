import { useTranslations } from 'next-intl';
import { useEffect, type ComponentType } from 'react';
import { lazyScreen } from '@/components/ui/loading/lazy-part';
import { Translations } from '@/components/ui/Translations';
import { getConfig } from '@/lib/config/config';
import { documentTitle } from '@/lib/i18n/document-title';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations } from '@/lib/state/translations';
import { enter, enterWith, prepareEntrance } from './enter';

const login = () => import('@/components/screens/login/LoginScreen');
const Login = lazyScreen(async () => {
  const [{ LoginScreen }, demo] = await Promise.all([
    login(),
    getConfig().demo ? import('@/lib/demo/domains/account/demo-account') : undefined,
  ]);
  const LoginPage = () => (
    <LoginScreen onEnter={enter} onTurnTo={() => void prepareEntrance().catch(() => {})} account={demo?.DEMO_ACCOUNT} />
  );
  return LoginPage;
});
const Register = lazyScreen(async () => {
  const [{ RegisterScreen }, { signUp }] = await Promise.all([
    import('@/components/screens/register/RegisterScreen'),
    import('./sign-up'),
    needTranslations(store.get(localeAtom), ['register', 'form']),
  ]);
  const RegisterPage = () => (
    <Translations>
      <RegisterScreen onRegister={signUp} />
    </Translations>
  );
  return RegisterPage;
});
const Callback = lazyScreen(async () => {
  const [{ CallbackScreen }, { signOn }] = await Promise.all([
    import('@/components/screens/callback/CallbackScreen'),
    import('@/lib/api/session'),
  ]);
  const trade = ({ code, state }: { code: string; state: string }, target: string) =>
    enterWith(() => signOn({ code, state }), '', target);
  const CallbackPage = () => <CallbackScreen onSignOn={trade} />;
  return CallbackPage;
});
const Forbidden = lazyScreen(async () => (await import('@/components/screens/public/ForbiddenScreen')).ForbiddenScreen);
const NotFound = lazyScreen(async () => (await import('@/components/screens/public/NotFoundScreen')).NotFoundScreen);

/** Asks for the login page's code beside everything else that the first paint waits for. */
export const prepareLogin = login;

interface PublicPageEntry {
  title: 'login.title' | 'login.register' | 'callback.title' | 'notFound.title' | 'forbidden.title';
  Screen: ComponentType;
}

const PAGES: Record<string, PublicPageEntry> = {
  '/login': { title: 'login.title', Screen: Login },
  '/register': { title: 'login.register', Screen: Register },
  '/callback': { title: 'callback.title', Screen: Callback },
  '/403': { title: 'forbidden.title', Screen: Forbidden },
  '/404': { title: 'notFound.title', Screen: NotFound },
};

/** Pages that stand alone, without the frame. */
export const isPublicPage = (path: string): boolean => Object.hasOwn(PAGES, path);

export function PublicPage({ path }: { path: string }) {
  const t = useTranslations('entry');
  const { title: key, Screen } = PAGES[path]!;
  const title = documentTitle(t(key), t('app.title'));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Screen />;
}
