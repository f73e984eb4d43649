import { LockKeyhole, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { LightButton, LightTextButton } from '@/components/ui/button/light-buttons';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { useOnline } from '@/lib/util/browser/online';
import { Brand } from './Brand';
import styles from './offline-frame.module.css';
import { useIsMobile } from './use-is-mobile';

interface StandInProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What the platform says about it. */
  words?: string;
  children: ReactNode;
}

/** In place of the frame where there is no menu to show. */
function StandIn({ icon, title, text, words, children }: StandInProps) {
  const mobile = useIsMobile();
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
  /** Ends the session on this device. */
  onLeave: () => void;
}

/**
 * While nobody can say who is logged in: nothing of the platform is kept on the device. It goes on by itself when the
 * network is back; the session is not touched.
 */
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
      <LightButton type="button" aria-busy={busy} onClick={onRetry}>
        {t('action.retry')}
      </LightButton>
      <LightTextButton type="button" onClick={onLeave}>
        {t('action.logIn')}
      </LightTextButton>
    </StandIn>
  );
}

interface ClosedFrameProps {
  busy: boolean;
  error: unknown;
  onRetry: () => void;
}

/**
 * In a deployment without login: the platform wants one, or does not let the frame be built. There is no login page to
 * lead to.
 */
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
      <LightButton type="button" aria-busy={busy} onClick={onRetry}>
        {actions('retry')}
      </LightButton>
    </StandIn>
  );
}
