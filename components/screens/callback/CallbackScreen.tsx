import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { EntryError } from '@/components/shared/entry/EntryMessage';
import { EntryPage } from '@/components/shared/entry/EntryPage';
import styles from '@/components/shared/entry/entry.module.css';
import { ApiError } from '@/lib/api/request/errors';
import { getConfig } from '@/lib/config/config';
import { hrefOf, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { readSignOnAnswer } from '@/lib/router/sign-on';

interface CallbackScreenProps {
  onSignOn: (answer: { code: string; state: string }, target: string) => Promise<void>;
}

/** Return page of single sign-on (contract 2): logs in, or shows the error with a link to the login page. */
export function CallbackScreen({ onSignOn }: CallbackScreenProps) {
  const t = useTranslations('entry.callback');
  const actions = useTranslations('entry.action');
  const [error, setError] = useState<unknown>();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const answer = readSignOnAnswer();
    // Without a configured single sign-on nobody can have started one.
    if (!getConfig().ssoURL) return navigate(paths.login(), { replace: true });
    const refuse = (message: string) => setError(new ApiError('business', { code: 0, message }));
    if (answer.kind === 'code') void onSignOn(answer, answer.target).catch(setError);
    else if (answer.kind === 'refused') refuse(t('denied', { reason: answer.reason }));
    else refuse(t(answer.kind));
  }, [onSignOn, t]);

  return (
    <EntryPage title={getConfig().title}>
      <div className={styles.box}>
        <h1>{t('title')}</h1>
        {error === undefined ? (
          <p role="status">{t('working')}</p>
        ) : (
          <>
            <p>{t('failed')}</p>
            <EntryError error={error} onClose={() => navigate(paths.login())} />
            <a href={hrefOf(paths.login())}>{actions('logIn')}</a>
          </>
        )}
      </div>
    </EntryPage>
  );
}
