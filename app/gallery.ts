import { addTitles } from '@/lib/i18n/route-title';
import { galleryList, type GalleryTitles } from '@/lib/router/gallery-list';
import { messageFile } from '@/lib/state/message-files';
import { LOCALE_CODES, REFERENCE } from '@/messages/list';

/** The menu of the pattern gallery, with its titles in every language that has them. */
export async function loadGallery(): Promise<readonly object[]> {
  const titles = Object.fromEntries(
    await Promise.all(
      LOCALE_CODES.map(async (locale) => {
        const texts = (await messageFile(locale, 'gallery').catch(() => ({}))) as { pages?: GalleryTitles };
        return [locale, texts.pages] as const;
      }),
    ),
  ) as Record<(typeof LOCALE_CODES)[number], GalleryTitles>;
  addTitles(titles);
  return galleryList(titles[REFERENCE]);
}
