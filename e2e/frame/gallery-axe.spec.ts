import { expectSound } from '../support/axe';
import { expect, openAs, test, view, viewLoaded } from '../support/fixtures';
import { GALLERY_PAGES } from '../support/gallery';

for (const [language, scheme, width] of [
  ['zh', 'light', 1440],
  ['en', 'dark', 390],
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const) {
  test.describe(`${language}, ${scheme}, ${width} px`, () => {
    test.use({ language, scheme, viewport: { width, height: 900 } });

    const often = scheme === (language === 'zh' ? 'light' : 'dark');
    test(`no axe violation on any page of the gallery ${language} ${scheme} @browser${often ? '' : ' @all'}`, async ({
      page,
      site,
    }) => {
      test.slow();
      site.config.gallery = true;
      await openAs(page, GALLERY_PAGES[0].path);
      for (const { path, [language]: title } of GALLERY_PAGES) {
        await page.goto(`./#${path}`);
        await expect(view(page).getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
        await viewLoaded(page);
        await expectSound(page, path);
      }
    });
  });
}
