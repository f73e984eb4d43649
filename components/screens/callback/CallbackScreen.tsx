import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { EntryError } from '@/components/ui/entry/EntryError';
import { EntryPage } from '@/components/ui/entry/EntryPage';
import { Box } from '@/components/ui/entry/entry-parts';
import { ApiError } from '@/lib/api/errors';
import { hrefOf, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { takeSignOnAnswer } from '@/lib/router/sign-on';

interface CallbackScreenProps {
  /** Trades the answer for a session and leaves the page. */
  onSignOn: (answer: { code: string; state: string }, target: string) => Promise<void>;
}

/** The return from single sign-on (contract 2): goes on by itself, or says why not and leads to the login page. */
export function CallbackScreen({ onSignOn }: CallbackScreenProps) {
  const t = useTranslations('entry.callback');
  const actions = useTranslations('entry.action');
  const [error, setError] = useState<unknown>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const refuse = (message: string) => setError(new ApiError('business', { code: 0, message }));
    const { code, state, refusal, problem, target } = takeSignOnAnswer();
    if (refusal) refuse(t('denied', { reason: refusal }));
    else if (problem) refuse(t(problem));
    else void onSignOn({ code, state }, target).catch(setError);
  }, [onSignOn, t]);

  return (
    <EntryPage>
      <Box>
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
      </Box>
    </EntryPage>
  );
}
