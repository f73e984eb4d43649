import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';

interface FilledFolderDialogProps {
  name: string;
  content: { materials: number; folders: number };
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A folder with something in it goes only after another question: what is in it moves up. */
export function FilledFolderDialog({ name, content, ...dialog }: FilledFolderDialogProps) {
  const t = useTranslations('material.folder');
  return (
    <ConfirmDialog open danger {...dialog} title={t('filledTitle', { name })} confirmLabel={t('confirm')}>
      {t('filledText', content)}
    </ConfirmDialog>
  );
}
