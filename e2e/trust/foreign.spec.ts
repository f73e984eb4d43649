import { menuOf } from '../support/theme-parts';
import { expect, openAs, test, view } from '../support/fixtures';

/** No page of the client asks anybody but its own host (bar C3). */
test('a walk through every entry of the menu and both forms asks no foreign host @browser', async ({ page, site }) => {
  test.slow();
  const own = new URL(site.url).origin;
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== own) foreign.push(request.url());
  });
  await openAs(page);
  const closed = menuOf(page).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = await menuOf(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const paths = [...new Set(links), '#/ProductAdd?id=10001', '#/BlogsAdd', '#/BusinessManage/Business?id=150'];
  expect(paths.length).toBeGreaterThanOrEqual(15);
  for (const path of paths.filter((href) => href.startsWith('#/'))) {
    await page.goto(`./${path}`);
    await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByRole('dialog', { name: '通知' }).getByRole('listitem').first()).toBeVisible();
  expect(foreign).toEqual([]);
});
