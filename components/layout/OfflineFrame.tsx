import { styled } from '@mui/material/styles';
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { LightButton, LightTextButton } from '@/components/ui/button/light-buttons';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { useOnline } from '@/lib/util/online';
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

interface OfflineFrameProps {
  busy: boolean;
  onRetry: () => void;
  /** Ends the session on this device. */
  onLeave: () => void;
}

/**
 * In place of the frame while nobody can say who is logged in: nothing of the platform is kept on the device, so there
 * is no menu to show. It goes on by itself when the line is back; the session is not touched.
 */
export function OfflineFrame({ busy, onRetry, onLeave }: OfflineFrameProps) {
  const t = useTranslations('entry');
  const mobile = useIsMobile();
  const online = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
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
          <span className="mark">
            <WifiOff size={32} strokeWidth={1.7} aria-hidden />
          </span>
          <div role="alert">
            <h1>{t(online ? 'offline.unreachable' : 'offline.title')}</h1>
            <p>{t(online ? 'offline.unreachableText' : 'offline.text')}</p>
          </div>
          <div className="actions">
            <LightButton type="button" aria-busy={busy} onClick={onRetry}>
              {t('action.retry')}
            </LightButton>
            <LightTextButton type="button" onClick={onLeave}>
              {t('action.logIn')}
            </LightTextButton>
          </div>
        </main>
      </div>
    </Root>
  );
}
