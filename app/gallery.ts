import { addTitles } from '@/lib/i18n/route-title';
import { galleryRoutes, type GalleryTitles } from '@/lib/router/gallery-routes';
import type { RouteNode } from '@/lib/router/route';
import { messageFile } from '@/lib/state/message-files';
import { LOCALE_CODES, REFERENCE } from '@/messages/list';

/** The menu of the pattern gallery, with its titles in every language that has them. */
export async function loadGallery(): Promise<readonly RouteNode[]> {
  const titles = Object.fromEntries(
    await Promise.all(
      LOCALE_CODES.map(async (locale) => {
        const texts = (await messageFile(locale, 'gallery').catch(() => ({}))) as { pages?: GalleryTitles };
        return [locale, texts.pages] as const;
      }),
    ),
  ) as Record<(typeof LOCALE_CODES)[number], GalleryTitles>;
  addTitles(titles);
  return galleryRoutes(titles[REFERENCE]);
}
