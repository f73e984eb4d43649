import { useEffect, useState } from 'react';
import type { Account } from '@/components/screens/login/PasswordForm';
import { LoginScreen } from '@/components/screens/login/LoginScreen';
import type { Config } from '@/lib/config/schema';
import { documentTitle } from '@/lib/i18n/document-title';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { enter, prepareEntrance } from './enter';

/** The demo's account; its chunk is loaded in demo mode only. */
function useDemoAccount(isDemo: boolean): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    if (!isDemo) return;
    void import('@/lib/demo/domains/account/demo-account').then(
      ({ DEMO_ACCOUNT }) => setAccount(DEMO_ACCOUNT),
      () => undefined,
    );
  }, [isDemo]);
  return account;
}

/** The login page. Before the configuration is loaded it renders exactly the prerendered form. */
export function LoginPage({ config }: { config: Config | undefined }) {
  const texts = useLoginTexts();
  const account = useDemoAccount(config?.demo === true);
  const title = config && documentTitle(texts.title, texts.appTitle);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return (
    <LoginScreen
      onEnter={enter}
      onTurnTo={() => void prepareEntrance().catch(() => {})}
      account={account}
      title={config?.title}
      ssoURL={config?.ssoURL}
      isPrerendered={!config}
    />
  );
}
