import type { Locator, Page } from 'playwright/test';
import { expect, openAs, test, view, viewLoaded } from '../support/fixtures';
import { openGalleryPage } from '../support/gallery';
import { GALLERY_PAGES } from '../support/gallery-pages';
import { outlineOf, shortened } from '../support/outline';

/**
 * Roles and names of the login page, the frame and the gallery, as committed in e2e/snapshots: a change of them is a change of what
 * journeys and assistive technology hold on to. `--update-snapshots` writes them again.
 */
test.use({
  start: Date.parse('2026-10-14T10:30:00+08:00'),
  frozen: true,
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
});

/** Without the loading masks, which never finish. */
const SAMPLES = GALLERY_PAGES.filter(({ name }) => name !== 'loading');

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    async function compare(name: string, page: Page, part?: Locator) {
      const outline = part ? `${await outlineOf(part)}\n` : shortened(await outlineOf(view(page)));
      expect.soft(outline).toMatchSnapshot(`${name}-${language}.yml`.split('/'));
      const body = process.env.CI || process.env.JOURNEYS === 'all' ? await page.screenshot() : undefined;
      if (body) await test.info().attach(`${name}.${language}.png`, { body, contentType: 'image/png' });
    }

    test(`login page and frame have the roles and names of their outlines, in ${language} @browser`, async ({
      page,
    }) => {
      test.slow();
      await page.goto('./');
      await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
      await compare('login', page);
      await page.goto('./#/register');
      await viewLoaded(page);
      await compare('register', page);
      await openAs(page);
      await viewLoaded(page);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: /^(演示|Demo)$/ })).toBeVisible();
      await compare('frame-header', page, header);
      await compare('frame-menu', page, page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ }));
    });

    test(`pages of the gallery have the roles and names of their outlines, in ${language} @browser @all`, async ({
      page,
      site,
    }) => {
      test.slow();
      site.config.gallery = true;
      await openAs(page, GALLERY_PAGES[0].path);
      for (const { name, path, [language]: title } of SAMPLES) {
        await test.step(name, async () => {
          await openGalleryPage(page, path, title);
          await compare(`gallery/${name}`, page);
        });
      }
    });
  });
}
