import { expect, openAs, test, view } from '../support/fixtures';

/** What a journey can begin with, the same in both lanes. */

const START = Date.parse('2027-02-28T23:30:00-05:00');

test.describe('as it says', () => {
  test.use({
    role: 'sales',
    language: 'en',
    skin: 'ocean',
    scheme: 'dark',
    seed: 7,
    start: START,
    frozen: true,
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 720 },
  });

  test('a journey begins with its role, language, skin, clock, zone, data and window', async ({ page, site }) => {
    await openAs(page, '/Product/Product');
    await expect(view(page).getByRole('heading', { level: 1, name: 'Product list' })).toBeAttached();
    const seen = await page.evaluate(() => ({
      ...document.documentElement.dataset,
      now: Date.now(),
      later: new Date().getTime(),
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      width: innerWidth,
    }));
    expect(seen).toMatchObject({
      skin: 'ocean',
      scheme: 'dark',
      now: START,
      later: START,
      zone: 'America/New_York',
      width: 1280,
    });
    expect(site.clock.now()).toBe(START);
    const table = page.getByRole('table', { name: 'Product list' });
    await expect(table.getByRole('button', { name: 'Edit' })).not.toHaveCount(0);
    await expect(table.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expect(table.getByRole('rowheader')).toHaveCount(20);
    const rows = await table.getByRole('row').allTextContents();
    // The data that every other journey has.
    await site.reset({ start: START, frozen: true, seed: 2580 });
    await page.addInitScript(() =>
      Object.assign((globalThis as unknown as { __DEMO__: object }).__DEMO__, { seed: 2580 }),
    );
    await openAs(page, '/Product/Product');
    await expect(table.getByRole('rowheader')).toHaveCount(20);
    expect(await table.getByRole('row').allTextContents()).not.toEqual(rows);
  });
});

test('a journey’s own settings of the demo are added to those of all journeys @browser', async ({ page, sent }) => {
  await page.addInitScript(() => void ((globalThis as { __DEMO__?: object }).__DEMO__ = { products: 30 }));
  // The prepared session and the record of requests are still there.
  await openAs(page, '/Product/Product');
  await expect(view(page).getByText('共 30 条')).toBeVisible();
  expect(sent('product/getList').length).toBeGreaterThan(0);
});
