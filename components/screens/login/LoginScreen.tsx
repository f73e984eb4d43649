import { Suspense, useEffect, useRef, useState } from 'react';
import { EntryPage } from '@/components/shared/entry/EntryPage';
import { lazyEntryPart } from '@/components/shared/entry/lazy-entry-part';
import styles from '@/components/shared/entry/entry.module.css';
import type { Credentials } from '@/lib/api/session';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { startSignOn } from '@/lib/router/sign-on';
import { sessionEndAtom } from '@/lib/state/session';
import { useAtom } from '@/lib/state/store';
import { PasswordForm, type Account } from './PasswordForm';

const PhoneForm = lazyEntryPart(() => import('./PhoneForm').then((module) => module.PhoneForm));
const EntryError = lazyEntryPart(() => import('@/components/shared/entry/EntryMessage').then((m) => m.EntryError));

const METHODS = ['byPassword', 'byPhone'] as const;

interface LoginScreenProps {
  onEnter: (credentials: Credentials) => Promise<void>;
  /** Called when the user moves towards the form, by pointer or focus. */
  onTurnTo: () => void;
  account?: Account;
  title?: string;
  ssoURL?: string;
  /** Rendered for the HTML, before the configuration is known. */
  isPrerendered?: boolean;
}

export function LoginScreen({ onEnter, onTurnTo, account, title, ssoURL, isPrerendered }: LoginScreenProps) {
  const texts = useLoginTexts();
  const [method, setMethod] = useState<(typeof METHODS)[number]>('byPassword');
  const [error, setError] = useState<unknown>();
  const [ended, setEnded] = useAtom(sessionEndAtom);
  const box = useRef<HTMLDivElement>(null);
  const [comesFromClient] = useState(!isPrerendered);
  // After a logout the keyboard goes on in the form. A page that the browser has loaded keeps the browser's start, and on
  // touch screens a focused field would open the keyboard.
  useEffect(() => {
    if (!comesFromClient || document.activeElement !== document.body || !matchMedia('(hover: hover)').matches) return;
    box.current?.querySelector<HTMLElement>('[role=tabpanel] input')?.focus();
  }, [comesFromClient]);
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
  return (
    <EntryPage title={title} isPrerendered={isPrerendered}>
      <div ref={box} className={`${styles.box} ${styles.login}`} onFocus={onTurnTo} onPointerEnter={onTurnTo}>
        <h1 suppressHydrationWarning>{texts.title}</h1>
        <p className={styles.lead} suppressHydrationWarning>
          {texts.lead}
        </p>
        <div className={styles.methods} role="tablist" aria-label={texts.title}>
          {METHODS.map((value) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`method-${value}`}
              aria-selected={method === value}
              aria-controls="method-panel"
              tabIndex={method === value ? 0 : -1}
              suppressHydrationWarning
              onClick={() => setMethod(value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                const other = value === 'byPassword' ? 'byPhone' : 'byPassword';
                setMethod(other);
                document.getElementById(`method-${other}`)?.focus();
              }}
            >
              {texts[value]}
            </button>
          ))}
        </div>
        {ended && <ended.Notice ended={ended} onClose={() => setEnded(undefined)} />}
        <Suspense>{error !== undefined && <EntryError error={error} onClose={() => setError(undefined)} />}</Suspense>
        <div id="method-panel" role="tabpanel" aria-labelledby={`method-${method}`}>
          {method === 'byPassword' ? (
            <PasswordForm onSubmit={submit} account={account} />
          ) : (
            <Suspense>
              <PhoneForm onSubmit={submit} onError={setError} />
            </Suspense>
          )}
        </div>
        {account && <p className={styles.demo}>{texts.demo}</p>}
        <p className={styles.more}>
          <span suppressHydrationWarning>{texts.noAccount}</span>{' '}
          <a href={hrefOf(paths.register())} suppressHydrationWarning>
            {texts.register}
          </a>
        </p>
        {ssoURL && (
          <>
            <p className={styles.or}>{texts.ssoOr}</p>
            <button className={styles.sso} type="button" onClick={() => location.assign(startSignOn(ssoURL))}>
              {texts.sso}
            </button>
          </>
        )}
      </div>
    </EntryPage>
  );
}
