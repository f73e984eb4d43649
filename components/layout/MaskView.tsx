import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { getConfig } from '@/lib/config/config';
import type { MaskKind } from './mask';
import { Spinner } from './Spinner';

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1450,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  background: 'rgba(17,21,30,.62)',
  color: '#fff',
});

/** A spinner and its words over the whole page. */
export function MaskView({ kind }: { kind: MaskKind }) {
  const t = useTranslations('layout');
  return (
    <Cover>
      <Spinner kind={kind} />
      <span role="status">{getConfig().loadingText ?? t('mask')}</span>
    </Cover>
  );
}
