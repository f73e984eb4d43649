import { FileWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import styles from './UnreadableRows.module.css';

export function UnreadableRows({ count }: { count: number }) {
  const t = useTranslations('feedback');
  if (count === 0) return null;
  return (
    <p className={styles.line} role="status">
      <FileWarning size={15} strokeWidth={1.7} aria-hidden />
      {t('unreadableRows', { count })}
    </p>
  );
}
