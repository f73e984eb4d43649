import { useTranslations } from 'next-intl';
import { useEffect, type ComponentType } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { lazyScreen } from '@/components/ui/loading/lazy-part';
import { documentTitle } from '@/lib/i18n/document-title';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { enterWith } from './enter';
import { baseTheme } from '@/lib/theme/base-theme';
import { Providers } from './providers';

const Register = lazyWithTexts(async () => {
  const [{ RegisterScreen }, { signUp }] = await Promise.all([
    import('@/components/screens/register/RegisterScreen'),
    import('./sign-up'),
  ]);
  const RegisterPage = () => <RegisterScreen onRegister={signUp} />;
  return RegisterPage;
}, ['register', 'form']);
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
const Forbidden = lazyScreen(async () => {
  const [{ ForbiddenScreen }, { leave }] = await Promise.all([
    import('@/components/screens/public/ForbiddenScreen'),
    import('./session'),
  ]);
  const ForbiddenPage = () => <ForbiddenScreen onOtherAccount={leave} />;
  return ForbiddenPage;
});
const NotFound = lazyScreen(async () => (await import('@/components/screens/public/NotFoundScreen')).NotFoundScreen);

interface PublicPageEntry {
  title: 'register' | 'callback.title' | 'notFound.title' | 'forbidden.title';
  Screen: ComponentType;
}

const PAGES: Record<string, PublicPageEntry> = {
  '/register': { title: 'register', Screen: Register },
  '/callback': { title: 'callback.title', Screen: Callback },
  '/403': { title: 'forbidden.title', Screen: Forbidden },
  '/404': { title: 'notFound.title', Screen: NotFound },
};

function Page({ title: key, Screen }: PublicPageEntry) {
  const t = useTranslations('entry');
  const { register, appTitle } = useLoginTexts();
  const title = documentTitle(key === 'register' ? register : t(key), appTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Screen />;
}

/** A page without the frame, other than the login page. */
export const PublicPage = ({ path }: { path: string }) => (
  <Providers theme={baseTheme}>
    <Page {...PAGES[path]!} />
  </Providers>
);
