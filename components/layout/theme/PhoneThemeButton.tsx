import { styled } from '@mui/material/styles';
import { Palette } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { openThemeDrawer } from '@/lib/state/theme-drawer';

const Button = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  margin: '-8px -8px',
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'var(--menu-text)',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'var(--menu-hover-bg)' },
  '&:focus-visible': { outlineColor: 'var(--focus-on-menu)', outlineOffset: -2 },
});

/** On phones the theme drawer is opened from the footer of the menu, which closes. */
export function PhoneThemeButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('layout');
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen();
        openThemeDrawer();
      }}
    >
      <Palette size={16} aria-hidden />
      {t('header.theme')}
    </Button>
  );
}
