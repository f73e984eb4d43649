import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { Picture } from '@/components/ui/media/Picture';

const Stage = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 12px 16px',
  '& img': {
    flex: 1,
    minWidth: 0,
    height: 'min(64vh, 640px)',
    objectFit: 'contain',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--surface-sunken)',
  },
});

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
      <Box sx={{ display: 'flex', alignItems: 'center', paddingRight: 2 }}>
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </DialogTitle>
        <span aria-live="polite">{many && t('position', { at: at + 1, count: urls.length })}</span>
        <IconButton aria-label={actions('close')} onClick={onClose} sx={{ marginLeft: 1 }}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <Stage>
        {many && (
          <IconButton aria-label={t('previous')} onClick={() => go(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
        )}
        <Picture src={urls[at]} alt={t('picture', { at: at + 1 })} />
        {many && (
          <IconButton aria-label={t('next')} onClick={() => go(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        )}
      </Stage>
    </Dialog>
  );
}
