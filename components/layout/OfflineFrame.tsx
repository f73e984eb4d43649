import { LockKeyhole, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { below } from '@/lib/theme/breakpoints';
import { useMedia } from '@/components/ui/layout/use-media';
import { Button } from '@/components/ui/button/Button';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { useOnline } from '@/lib/util/browser/online';
import { Brand } from './Brand';
import styles from './offline-frame.module.css';

interface StandInProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** The platform's error message. */
  words?: string;
  children: ReactNode;
}

function StandIn({ icon, title, text, words, children }: StandInProps) {
  const mobile = useMedia(below.desk);
  return (
    <div className={styles.root}>
      {!mobile && (
        <div className={`${styles.side} menu-surface`}>
          <Brand />
        </div>
      )}
      <div className={styles.column}>
        <header>
          <LanguageMenu />
        </header>
        <main>
          <span className={styles.mark}>{icon}</span>
          <div role="alert">
            <h1>{title}</h1>
            <p>{text}</p>
            {words && <p>{words}</p>}
          </div>
          <div className={styles.actions}>{children}</div>
        </main>
      </div>
    </div>
  );
}

interface OfflineFrameProps {
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** Without network and user: nothing of the platform is stored in the browser. It retries when the network is back. */
export function OfflineFrame({ busy, onRetry, onLeave }: OfflineFrameProps) {
  const t = useTranslations('entry');
  const online = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <StandIn
      icon={<WifiOff size={32} strokeWidth={1.7} aria-hidden />}
      title={t(online ? 'offline.unreachable' : 'offline.title')}
      text={t(online ? 'offline.unreachableText' : 'offline.text')}
    >
      <Button variant="contained" aria-busy={busy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
      <Button size="small" variant="text" onClick={onLeave}>
        {t('action.logIn')}
      </Button>
    </StandIn>
  );
}

interface ClosedFrameProps {
  busy: boolean;
  error: unknown;
  onRetry: () => void;
}

/** A deployment without login whose platform requires a session: there is no login page to go to. */
export function ClosedFrame({ busy, error, onRetry }: ClosedFrameProps) {
  const wantsLogin = isApiError(error, 'session');
  const failure = useTranslations('login.failure');
  const errorText = useErrorText();
  const t = useTranslations('layout.session');
  const actions = useTranslations('entry.action');
  return (
    <StandIn
      icon={<LockKeyhole size={32} strokeWidth={1.7} aria-hidden />}
      title={wantsLogin ? t('closed') : failure('title')}
      text={wantsLogin ? t('closedText') : errorText(error)}
      words={wantsLogin ? error.message : undefined}
    >
      <Button variant="contained" aria-busy={busy} onClick={onRetry}>
        {actions('retry')}
      </Button>
    </StandIn>
  );
}
