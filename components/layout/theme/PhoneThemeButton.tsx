import { Palette } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { openThemeDrawer } from '@/lib/state/theme-drawer';
import styles from './PhoneThemeButton.module.css';

/** On phones the theme drawer is opened from the footer of the menu, which closes. */
export function PhoneThemeButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('layout');
  return (
    <button
      className={styles.button}
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen();
        openThemeDrawer();
      }}
    >
      <Palette size={16} aria-hidden />
      {t('header.theme')}
    </button>
  );
}
