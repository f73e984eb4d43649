import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import styles from './MoreRow.module.css';

interface MoreRowProps {
  /** How many figures are left out at first; none: no row, not known yet: an empty one. */
  count: number | undefined;
  open: boolean;
  onToggle: () => void;
}

/** The last row of a strip: shows what is behind the few that matter. */
export function MoreRow({ count, open, onToggle }: MoreRowProps) {
  const t = useTranslations('home');
  if (count === 0) return null;
  if (count === undefined)
    return (
      <div className={styles.row}>
        <Skeleton width={96} height={30} />
      </div>
    );
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <div className={styles.row}>
      <Button size="small" variant="text" aria-expanded={open} onClick={onToggle}>
        {open ? t('fewer') : t('more', { count })}
        <Icon size={14} aria-hidden />
      </Button>
    </div>
  );
}
