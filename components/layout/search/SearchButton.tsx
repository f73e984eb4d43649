import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { keysOf } from '@/lib/state/shortcuts';
import { openOverlay } from '../overlay';
import styles from './search-button.module.css';

/** An icon button, or a field where there is space. */
export function SearchButton() {
  const t = useTranslations('layout');
  const label = t('header.search');
  const keys = keysOf('search');
  return (
    <LightIconButton
      className={styles.button}
      type="button"
      aria-label={label}
      title={`${label} ${keys}`}
      aria-haspopup="dialog"
      onClick={() => openOverlay('search')}
    >
      <Search size={18} strokeWidth={1.7} aria-hidden />
      <span className={styles.wide} aria-hidden data-text={t('header.searchHint')} />
      <kbd className={styles.wide} aria-hidden data-text={keys} />
    </LightIconButton>
  );
}
