import { styled } from '@mui/material/styles';
import { LockKeyhole, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { LightButton, LightTextButton } from '@/components/ui/button/light-buttons';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { useOnline } from '@/lib/util/browser/online';
import { Brand } from './Brand';
import { useIsMobile } from './use-is-mobile';

const Root = styled('div')({
  display: 'flex',
  height: '100dvh',
  overflow: 'hidden',
  '& .side': { position: 'relative', flex: 'none', width: 232, color: 'var(--menu-text)' },
  '& .column': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& header': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    height: 56,
    padding: '0 16px',
    background: 'var(--header-bg)',
    borderBottom: '1px solid var(--header-border)',
  },
  '& main': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: '24px 20px 96px',
    textAlign: 'center',
    background: 'var(--surface-canvas)',
  },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: 20,
    background: 'var(--warning-soft)',
    color: 'var(--warning-text)',
  },
  '& h1': { marginTop: 20, fontSize: '1.25rem', lineHeight: '28px', fontWeight: 600 },
  '& p': { margin: '8px 0 24px', maxWidth: 420, color: 'var(--text-secondary)' },
  '& .actions': { display: 'flex', gap: 8, alignItems: 'center' },
  '& .actions button:first-of-type': { width: 'auto', height: 36, padding: '0 18px', fontSize: '0.875rem' },
});

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
    <Root>
      {!mobile && (
        <div className="side menu-surface">
          <Brand />
        </div>
      )}
      <div className="column">
        <header>
          <LanguageMenu />
        </header>
        <main>
          <span className="mark">{icon}</span>
          <div role="alert">
            <h1>{title}</h1>
            <p>{text}</p>
            {words && <p>{words}</p>}
          </div>
          <div className="actions">{children}</div>
        </main>
      </div>
    </Root>
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
