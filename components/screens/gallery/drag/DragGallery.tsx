import { GalleryPage } from '../parts/GalleryPage';
import { CardOrder } from './CardOrder';
import { DialogDrag } from './DialogDrag';
import { RowOrderSample } from './RowOrderSample';
import { TreeMoves } from './TreeMoves';

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
