import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Foot = styled('div')({
  flex: 'none',
  display: 'flex',
  gap: 16,
  marginTop: 'auto',
  padding: '8px 18px',
  borderTop: '1px solid var(--border-subtle)',
  background: 'var(--surface-sunken)',
  color: 'var(--text-tertiary)',
  fontSize: '0.75rem',
  lineHeight: '18px',
  '& kbd': { font: 'inherit', fontWeight: 500, marginRight: 4, color: 'var(--text-secondary)' },
  // Keys help nobody without a keyboard.
  '@media (pointer: coarse)': { display: 'none' },
});

/** How to go on by keys. */
export function PaletteFoot() {
  const t = useTranslations('search');
  return (
    <Foot aria-hidden>
      <span>
        <kbd>↑↓</kbd>
        {t('foot.choose')}
      </span>
      <span>
        <kbd>Enter</kbd>
        {t('foot.open')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('foot.close')}
      </span>
    </Foot>
  );
}
