import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/feedback/Spinner';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { Pane } from './panes';
import styles from './ThreadLoading.module.css';

/** The pane of a conversation while its file, or the conversation itself, is loading. */
export function ThreadLoading({ children }: { children?: ReactNode }) {
  const t = useTranslations('inquiry.thread');
  const isLate = useDelayed(true);
  return (
    <Pane aria-label={t('label')}>
      {children}
      {isLate && <Spinner size={24} aria-label={t('loading')} className={styles.circle} />}
    </Pane>
  );
}
