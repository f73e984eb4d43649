import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';

interface FilledFolderDialogProps {
  name: string;
  content: { materials: number; folders: number };
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Deleting a folder with content asks first: its content moves to the parent folder. */
export function FilledFolderDialog({ name, content, ...dialog }: FilledFolderDialogProps) {
  const t = useTranslations('material.folder');
  return (
    <ConfirmDialog open danger {...dialog} title={t('filledTitle', { name })} confirmLabel={t('confirm')}>
      {t('filledText', content)}
    </ConfirmDialog>
  );
}
