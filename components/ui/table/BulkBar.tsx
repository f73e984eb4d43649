import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  count: number;
  /** All records that match are selected. */
  matching?: boolean;
  /** Selects all that match, also those on other pages; absent if it is not possible. */
  matchingCount?: number;
  onMatching?: () => void;
  onClear: () => void;
  /** The actions, as ghost buttons; <hr /> separates groups. */
  children: ReactNode;
}

/** Actions for the selected rows. */
export function BulkBar({ count, matching, matchingCount = 0, onMatching, onClear, children }: BulkBarProps) {
  const t = useTranslations('table');
  if (count === 0) return null;
  return (
    <div className={styles.root} role="toolbar" aria-label={t('bulk')}>
      <b aria-live="polite">{t(matching ? 'allSelected' : 'selected', { count })}</b>
      {onMatching && (
        <Button variant="text" color="inherit" size="small" onClick={onMatching}>
          {t('selectMatching', { count: matchingCount })}
        </Button>
      )}
      <hr aria-hidden />
      {children}
      <IconAction label={t('clearSelection')} onClick={onClear}>
        <X size={16} aria-hidden />
      </IconAction>
    </div>
  );
}
