import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { Pane } from './panes';

/** The pane of a conversation while its file, or the conversation itself, is loading. */
export function ThreadLoading({ children }: { children?: ReactNode }) {
  const t = useTranslations('inquiry.thread');
  const isLate = useDelayed(true);
  return (
    <Pane aria-label={t('label')}>
      {children}
      {isLate && <CircularProgress size={24} aria-label={t('loading')} sx={{ m: 'auto' }} />}
    </Pane>
  );
}
