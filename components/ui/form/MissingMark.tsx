import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Mark = styled('span')({
  flex: 'none',
  padding: '0 7px',
  borderRadius: 6,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 500,
  backgroundColor: 'var(--warning-soft)',
  color: 'var(--warning-text)',
});

/** One language of a text is there and this one is not. */
export function MissingMark() {
  const t = useTranslations('form.language');
  return <Mark>{t('missing')}</Mark>;
}
