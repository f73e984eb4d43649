import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { EntryError } from '@/components/ui/entry/EntryError';
import { EntryPage } from '@/components/ui/entry/EntryPage';
import { Box, Tabs } from '@/components/ui/entry/entry-parts';
import type { Credentials } from '@/lib/api/session';
import { getConfig } from '@/lib/config/config';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { startSignOn } from '@/lib/router/sign-on';
import { sessionEndAtom, type SessionEnd } from '@/lib/state/session';
import { useAtom } from '@/lib/state/store';
import { PasswordForm, type Account } from './PasswordForm';

const PhoneForm = lazyPart(() => import('./PhoneForm').then((module) => module.PhoneForm));

const WAYS = ['byPassword', 'byPhone'] as const;

const WayTab = styled('button')({
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  padding: '8px 0 10px',
  marginBottom: -1,
  fontSize: '0.875rem',
  color: 'var(--text-secondary)',
  borderBottom: '2px solid transparent',
  '&[aria-selected="true"]': { color: 'var(--text-primary)', fontWeight: 600, borderColor: 'var(--primary-main)' },
  '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
});

interface LoginScreenProps {
  /** Logs in and leaves the page; rejects with what the platform said. */
  onEnter: (credentials: Credentials) => Promise<void>;
  /** Somebody turns to the form: a hand on the pointer, or the focus. */
  onTurnTo: () => void;
  /** Filled in from the start, in demo mode. */
  account?: Account;
}

/** Name and password, or phone and code. What was typed stays when the platform says no. */
export function LoginScreen({ onEnter, onTurnTo, account }: LoginScreenProps) {
  const t = useTranslations('entry');
  const [way, setWay] = useState<(typeof WAYS)[number]>('byPassword');
  const [error, setError] = useState<unknown>();
  const [ended, setEnded] = useAtom(sessionEndAtom);
  const reasonOf = ({ why, kept, words }: SessionEnd) => {
    const reason = t('login.ended', { why, kept: String(kept), words: 'none' });
    // A platform may say the same.
    return reason.includes(words) ? reason : t('login.ended', { why, kept: String(kept), words });
  };
  const submit = async (credentials: Credentials) => {
    setError(undefined);
    setEnded(undefined);
    try {
      await onEnter(credentials);
    } catch (reason) {
      console.warn('[login]', String(reason));
      setError(reason);
    }
  };
  const { ssoURL } = getConfig();
  return (
    <EntryPage>
      <Box onFocus={onTurnTo} onPointerEnter={onTurnTo}>
        <h1>{t('login.title')}</h1>
        <p className="lead">{t('login.lead')}</p>
        <Tabs role="tablist" aria-label={t('login.title')}>
          {WAYS.map((value) => (
            <WayTab
              key={value}
              type="button"
              role="tab"
              id={`way-${value}`}
              aria-selected={way === value}
              aria-controls="way-panel"
              tabIndex={way === value ? 0 : -1}
              onClick={() => setWay(value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                const other = value === 'byPassword' ? 'byPhone' : 'byPassword';
                setWay(other);
                document.getElementById(`way-${other}`)?.focus();
              }}
            >
              {t(`login.${value}`)}
            </WayTab>
          ))}
        </Tabs>
        {ended && <EntryError notice={reasonOf(ended)} onClose={() => setEnded(undefined)} />}
        {error !== undefined && <EntryError error={error} onClose={() => setError(undefined)} />}
        <div id="way-panel" role="tabpanel" aria-labelledby={`way-${way}`}>
          {way === 'byPassword' ? (
            <PasswordForm onSubmit={submit} account={account} />
          ) : (
            <Suspense>
              <PhoneForm onSubmit={submit} onError={setError} />
            </Suspense>
          )}
        </div>
        {account && <p className="demo">{t('login.demo')}</p>}
        <p className="register">
          {t('login.noAccount')} <a href={hrefOf(paths.register())}>{t('login.register')}</a>
        </p>
        {ssoURL && (
          <>
            <p className="or">{t('login.ssoOr')}</p>
            <button className="sso" type="button" onClick={() => location.assign(startSignOn(ssoURL))}>
              {t('login.sso')}
            </button>
          </>
        )}
      </Box>
    </EntryPage>
  );
}
