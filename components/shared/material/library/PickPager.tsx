import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import styles from './PickPager.module.css';

interface PickPagerProps {
  pageNo: number;
  pageSize: number;
  total: number;
  onPage: (pageNo: number) => void;
}

export function PickPager({ pageNo, pageSize, total, onPage }: PickPagerProps) {
  const t = useTranslations('table');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const range = { from: (pageNo - 1) * pageSize + 1, to: Math.min(total, pageNo * pageSize), total };
  // Not disabled: the button that has just reached the last page must keep the focus.
  const button = (label: string, to: number, Icon: typeof ChevronLeft) => {
    const off = to < 1 || to > last;
    return (
      <IconAction size="small" label={label} aria-disabled={off || undefined} onClick={() => off || onPage(to)}>
        <Icon size={16} aria-hidden opacity={off ? 0.4 : 1} />
      </IconAction>
    );
  };
  return (
    <nav className={styles.root} aria-label={t('pages')}>
      <span aria-live="polite">{t.rich('range', { ...range, b: (text) => <b>{text}</b> })}</span>
      {last > 1 && (
        <span>
          {button(t('previousPage'), pageNo - 1, ChevronLeft)}
          {button(t('nextPage'), pageNo + 1, ChevronRight)}
        </span>
      )}
    </nav>
  );
}
