import { GalleryPage } from '../parts/GalleryPage';
import { ExportSample } from './ExportSample';
import { ImportSample } from './ImportSample';

/** Sheets out of the client and into it. */
export function ExcelGallery() {
  return (
    <GalleryPage page="galleryExcel" single>
      <ExportSample />
      <ImportSample />
    </GalleryPage>
  );
}
