import { GalleryPage } from '../parts/GalleryPage';
import { ChartSample } from './ChartSample';
import { DialogSample } from './DialogSample';
import { EmptySample } from './EmptySample';
import { MarkSample } from './MarkSample';
import { MessageSample } from './MessageSample';
import { PageCards } from './PageCards';
import { RegionSample } from './RegionSample';

/** The way into the gallery, and the components that every screen has. */
export function WorkbenchGallery() {
  return (
    <GalleryPage page="galleryWorkbench">
      <div data-wide="">
        <PageCards />
      </div>
      <RegionSample />
      <ChartSample />
      <EmptySample />
      <MarkSample />
      <MessageSample />
      <DialogSample />
    </GalleryPage>
  );
}
