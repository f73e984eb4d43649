import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { fetchAhead } from '@/components/ui/loading/lazy-part';
import { keysOf } from '@/lib/state/shortcuts';
import { openOverlay } from '../overlay';
import { OVERLAYS } from '../overlay-parts';
import styles from './search-button.module.css';

/** An icon button, or a field where there is space. */
export function SearchButton() {
  const t = useTranslations('layout');
  const label = t('header.search');
  const keys = keysOf('search');
  return (
    <IconAction
      className={styles.button}
      label={label}
      tip={`${label} ${keys}`}
      aria-haspopup="dialog"
      {...fetchAhead(OVERLAYS.search)}
      onClick={() => openOverlay('search')}
    >
      <Search size={18} strokeWidth={1.7} aria-hidden />
      <span className={styles.wide} aria-hidden data-text={t('header.searchHint')} />
      <kbd className={styles.wide} aria-hidden data-text={keys} />
    </IconAction>
  );
}
