import { styled } from '@mui/material/styles';
import { Eye, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { getConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import { useOnline } from '@/lib/util/browser/online';
import { below } from '@/lib/theme/breakpoints';

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  padding: '8px 24px',
  borderBottom: '1px solid var(--warning-border)',
  background: 'var(--warning-soft)',
  color: 'var(--warning-text)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& strong': { fontWeight: 'var(--weight-semibold)' },
  [below.desk]: { padding: '8px 16px' },
});

const Notice = ({ icon, title, text }: { icon: ReactNode; title: string; text?: string }) => (
  <Line>
    {icon}
    <strong>{title}</strong>
    {text && <span>{text}</span>}
  </Line>
);

/** Permanent notices above the views: no connection, or a read-only host. The demo needs no connection. */
export function FrameNotices() {
  const t = useTranslations('entry');
  const offline = !useOnline() && !getConfig().demo;
  return (
    <div role="status">
      {offline && (
        <Notice icon={<WifiOff size={16} aria-hidden />} title={t('offline.banner')} text={t('offline.bannerText')} />
      )}
      {isPreviewLocked() && <Notice icon={<Eye size={16} aria-hidden />} title={t('preview.banner')} />}
    </div>
  );
}
