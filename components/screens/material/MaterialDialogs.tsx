import type { Folders } from '@/components/ui/media/use-folders';
import { MoveDialog } from './MoveDialog';
import { PreviewDialog } from './PreviewDialog';
import { RenameDialog } from './RenameDialog';
import { TagsDialog } from './TagsDialog';
import { UsedDialog } from './UsedDialog';
import type { MaterialActions } from './use-material-actions';

interface MaterialDialogsProps {
  actions: MaterialActions;
  folders: Folders;
  /** Tags of the materials in sight. */
  tags: readonly string[];
}

/** What is open over the library. */
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
