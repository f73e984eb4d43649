import { Folder } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import type { Folders } from '@/components/shared/material/use-folders';
import { TOP, TreeChoice } from '@/components/ui/tree/TreeChoice';
import type { Material } from '@/lib/api/material';
import { useErrorText } from '@/lib/i18n/error-text';
import type { MaterialActions } from '../use-material-actions';
import styles from './MoveDialog.module.css';

interface MoveDialogProps {
  materials: readonly Material[];
  folders: Folders;
  actions: MaterialActions;
  onClose: () => void;
}

/** Moves files without dragging (WCAG 2.5.7). */
export function MoveDialog({ materials, folders, actions, onClose }: MoveDialogProps) {
  const t = useTranslations('material.move');
  const root = useTranslations('library.folders')('root');
  const action = useTranslations('entry.action');
  const errorText = useErrorText();
  const [to, setTo] = useState<string>();
  const [why, setWhy] = useState<unknown>();
  // A folder that contains all of them already is not offered.
  const isHere = (id: string) => materials.every(({ folderId = '' }) => folderId === (id === TOP ? '' : id));
  const move = async () => {
    if (to === undefined) return;
    const folderId = to === TOP ? '' : to;
    setWhy(undefined);
    try {
      await actions.moveTo(materials, folderId, folders.byId.get(folderId)?.name ?? root);
      onClose();
    } catch (error) {
      setWhy(error);
    }
  };
  return (
    <DraggableDialog
      title={t('title', { count: materials.length, name: materials[0]?.name ?? '' })}
      busy={actions.busy}
      onClose={onClose}
    >
      <DialogContent className={styles.content}>
        {why !== undefined && <Alert severity="error">{errorText(why)}</Alert>}
        <TreeChoice
          label={t('to')}
          nodes={folders.tree}
          top={root}
          value={to}
          onChange={setTo}
          disabled={isHere}
          icon={() => <Folder size={16} strokeWidth={1.7} aria-hidden />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={actions.busy}>
          {action('cancel')}
        </Button>
        <Button variant="contained" disabled={to === undefined} loading={actions.busy} onClick={() => void move()}>
          {t('move')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
