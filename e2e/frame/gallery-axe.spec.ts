import { expectSound } from '../support/axe';
import { openAs, test } from '../support/fixtures';
import { openGalleryPage } from '../support/gallery';
import { GALLERY_PAGES } from '../support/gallery-pages';

for (const [language, scheme, width, skin] of [
  ['zh', 'light', 1440, 'blue-black'],
  ['en', 'dark', 390, 'blue-black'],
  ['zh', 'dark', 1440, 'blue-black'],
  ['en', 'light', 390, 'blue-black'],
  ['zh', 'light', 390, 'ocean'],
  ['en', 'dark', 1440, 'ocean'],
  ['zh', 'dark', 390, 'ocean'],
  ['en', 'light', 1440, 'ocean'],
] as const) {
  test.describe(`${language}, ${scheme}, ${width} px, ${skin}`, () => {
    test.use({ language, scheme, skin, viewport: { width, height: 900 } });

    const often = skin === 'blue-black' && scheme === (language === 'zh' ? 'light' : 'dark');
    test(`no axe violation on any page of the gallery ${language} ${scheme} ${skin} @browser${often ? '' : ' @all'}`, async ({
      page,
      site,
    }) => {
      test.slow();
      site.config.gallery = true;
      await openAs(page, GALLERY_PAGES[0].path);
      for (const { path, [language]: title } of GALLERY_PAGES) {
        await openGalleryPage(page, path, title);
        await expectSound(page, path);
      }
    });
  });
}
