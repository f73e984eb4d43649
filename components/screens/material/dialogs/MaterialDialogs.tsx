import { DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Text } from '@/components/ui/layout/Text';
import type { Folders } from '@/components/shared/material/use-folders';
import { MoveDialog } from './MoveDialog';
import { RenameDialog } from './RenameDialog';
import { TagsDialog } from './TagsDialog';
import { UsedDialog } from './UsedDialog';
import type { MaterialActions } from '../use-material-actions';
import { useTranslations } from 'next-intl';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { Picture } from '@/components/ui/media/Picture';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import styles from './MaterialDialogs.module.css';

function PreviewDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const t = useTranslations('material.preview');
  return (
    <DraggableDialog title={visibleFileName(material.name)} maxWidth="md" onClose={onClose}>
      <DialogContent className={styles.content}>
        <Picture
          src={material.url}
          alt={material.name}
          style={{ maxWidth: '100%', maxHeight: '70dvh', minHeight: 160, objectFit: 'contain' }}
          fallback={<Text role="alert">{t('failed')}</Text>}
        />
      </DialogContent>
    </DraggableDialog>
  );
}

interface MaterialDialogsProps {
  actions: MaterialActions;
  folders: Folders;
  tags: readonly string[];
}

export function MaterialDialogs({ actions, folders, tags }: MaterialDialogsProps) {
  const { dialog, close } = actions;
  switch (dialog?.kind) {
    case 'rename':
      return <RenameDialog material={dialog.material} onClose={close} />;
    case 'preview':
      return <PreviewDialog material={dialog.material} onClose={close} />;
    case 'move':
      return <MoveDialog materials={dialog.materials} folders={folders} actions={actions} onClose={close} />;
    case 'used':
      return <UsedDialog materials={dialog.materials} usedBy={dialog.usedBy} actions={actions} />;
    case 'tags':
      return <TagsDialog material={dialog.material} suggestions={tags} onClose={close} />;
    default:
      return null;
  }
}
