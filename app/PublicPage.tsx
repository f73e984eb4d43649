import { useTranslations } from 'next-intl';
import { lazy, useEffect, type ComponentType } from 'react';
import { getConfig } from '@/lib/config/config';
import { documentTitle } from '@/lib/i18n/document-title';
import { enter, prepareEntrance } from './enter';

const login = () => import('@/components/screens/login/LoginScreen');
const Login = lazy(async () => {
  const [{ LoginScreen }, demo] = await Promise.all([
    login(),
    getConfig().demo ? import('@/lib/demo/account') : undefined,
  ]);
  return {
    default: () => (
      <LoginScreen
        onEnter={enter}
        onTurnTo={() => void prepareEntrance().catch(() => {})}
        account={demo?.DEMO_ACCOUNT}
      />
    ),
  };
});
const Coming = lazy(async () => ({
  default: (await import('@/components/screens/public/PublicComingScreen')).PublicComingScreen,
}));
const Forbidden = lazy(async () => ({
  default: (await import('@/components/screens/public/ForbiddenScreen')).ForbiddenScreen,
}));
const NotFound = lazy(async () => ({
  default: (await import('@/components/screens/public/NotFoundScreen')).NotFoundScreen,
}));

/** Asks for the login page's code beside everything else that the first paint waits for. */
export const prepareLogin = login;

interface PublicPageEntry {
  title: 'login.title' | 'login.register' | 'notFound.title' | 'forbidden.title';
  Screen: ComponentType;
}

const PAGES: Record<string, PublicPageEntry> = {
  '/login': { title: 'login.title', Screen: Login },
  '/register': { title: 'login.register', Screen: Coming },
  '/callback': { title: 'login.title', Screen: Coming },
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
