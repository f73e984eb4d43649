import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import space from '@/components/ui/layout/space.module.css';
import { Picture } from '@/components/ui/media/Picture';
import styles from './PictureViewer.module.css';

interface PictureViewerProps {
  title: string;
  urls: readonly string[];
  at: number;
  onClose: () => void;
}

export function PictureViewer({ title, urls, at: first, onClose }: PictureViewerProps) {
  const t = useTranslations('feedback.pictures');
  const actions = useTranslations('entry.action');
  const id = useId();
  const [at, setAt] = useState(first);
  const go = (step: number) => setAt((now) => (now + step + urls.length) % urls.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const many = urls.length > 1;
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id} onKeyDown={many ? onKeyDown : undefined}>
      <div className={styles.row}>
        <DialogTitle id={id} className={`${space.fill} ${space.shrinks}`}>
          {title}
        </DialogTitle>
        <span aria-live="polite">{many && t('position', { at: at + 1, count: urls.length })}</span>
        <IconAction label={actions('close')} onClick={onClose} className={styles.icon}>
          <X size={18} aria-hidden />
        </IconAction>
      </div>
      <div className={styles.stage}>
        {many && (
          <IconAction label={t('previous')} onClick={() => go(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconAction>
        )}
        <Picture src={urls[at]} alt={t('picture', { at: at + 1 })} />
        {many && (
          <IconAction label={t('next')} onClick={() => go(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconAction>
        )}
      </div>
    </Dialog>
  );
}
