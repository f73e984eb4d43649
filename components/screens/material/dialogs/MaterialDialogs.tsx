import { useTranslations } from 'next-intl';
import { DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Text } from '@/components/ui/layout/Text';
import type { Folders } from '@/components/shared/material/use-folders';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { Picture } from '@/components/ui/media/Picture';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import { MoveDialog } from './MoveDialog';
import { RenameDialog } from './RenameDialog';
import { TagsDialog } from './TagsDialog';
import type { MaterialActions } from '../use-material-actions';
import { UsageList } from '../details/UsageList';
import styles from './MaterialDialogs.module.css';

interface UsedDialogProps {
  materials: readonly Material[];
  usedBy: Material['usedBy'];
  actions: MaterialActions;
}

/** Each record once: it may use several of the files. */
const distinct = (usedBy: Material['usedBy']) => [
  ...new Map(usedBy.map((user) => [`${user.kind} ${user.id}`, user])).values(),
];

/** Deleting a file in use asks again and lists where it is used (contract 4). */
function UsedDialog({ materials, usedBy, actions }: UsedDialogProps) {
  const t = useTranslations('material.used');
  const places = distinct(usedBy);
  const count = materials.length;
  return (
    <ConfirmDialog
      open
      danger
      busy={actions.busy}
      title={t('title', { count, name: materials[0]?.name ?? '' })}
      confirmLabel={t('confirm', { count })}
      onConfirm={() => actions.remove(materials, true)}
      onClose={actions.close}
    >
      {t('text', { places: places.length })}
      <div className={styles.box}>
        <UsageList usedBy={places} />
      </div>
    </ConfirmDialog>
  );
}

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
