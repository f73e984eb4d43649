import { chooseLanguage, expect, openAs, test, view, viewLoaded } from '../support/fixtures';

const LISTS = [
  '/Product/Product',
  '/Product/Catalogs',
  '/Product/Question',
  '/Blogs/Blogs',
  '/Shop/Contacts',
  '/Shop/Resources',
  '/Shop/Reviews',
];

for (const width of [1366, 1440]) {
  for (const language of ['中文', 'English'] as const) {
    test(`every action of a row is in sight, ${width} px wide, ${language} @browser`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 768 });
      await openAs(page);
      await chooseLanguage(page, language);
      for (const path of LISTS) {
        await page.goto(`./#${path}`);
        await viewLoaded(page);
        const rows = view(page)
          .getByRole('row')
          .or(view(page).getByRole('article'))
          .or(view(page).getByRole('listitem'));
        await expect(rows.nth(1)).toBeVisible();
        const hidden = await view(page).evaluate((main) => {
          const isHit = (button: Element) => {
            const { left, top, width: wide, height } = button.getBoundingClientRect();
            if (top < 0 || top + height > innerHeight || wide < 3) return true;
            const hit = document.elementFromPoint(left + wide / 2, top + height / 2);
            return hit !== null && (button.contains(hit) || hit.closest('[role=dialog], footer, [aria-live]') !== null);
          };
          return (
            [...main.querySelectorAll('tbody tr, article, li:not(nav *)')]
              .filter((row) => row.checkVisibility({ visibilityProperty: true }))
              .slice(0, 3)
              // At rest a table shows a mark for them, which is as wide as the smallest of them.
              .flatMap((row) => [...row.querySelectorAll('td:last-child, button, a[href]')])
              .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .filter((button) => !isHit(button))
              .map((button) => button.getAttribute('aria-label') ?? button.textContent)
          );
        });
        expect([path, hidden]).toEqual([path, []]);
      }
    });
  }
}
