import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { useShown } from '@/components/ui/layout/use-shown';
import { GalleryPage } from '../parts/GalleryPage';
import { CardOrder } from './CardOrder';
import { RowOrderSample } from './RowOrderSample';
import { TreeMoves } from './TreeMoves';
import { Sample } from '../parts/Sample';

/** A dialog that is moved aside to see what it covers. */
function DialogDrag() {
  const t = useTranslations('gallery.drag.dialog');
  const ok = useTranslations('entry.action')('ok');
  const shown = useShown();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sample title={t('title')} text={t('text')} files={['components/ui/feedback/dialog/DraggableDialog.tsx']}>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {open && (
        <DraggableDialog title={t('heading')} open={shown} onClose={close}>
          <DialogContent>{t('content')}</DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={close}>
              {ok}
            </Button>
          </DialogActions>
        </DraggableDialog>
      )}
    </Sample>
  );
}

/** What can be dragged; each of them has a way by keyboard and one by buttons. */
export function DragGallery() {
  return (
    <GalleryPage page="galleryDrag">
      <RowOrderSample />
      <TreeMoves />
      <CardOrder />
      <DialogDrag />
    </GalleryPage>
  );
}
