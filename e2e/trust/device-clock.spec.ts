import type { Page } from 'playwright/test';
import { START, shiftDevice } from '../support/clock';
import { expect, openAs, test, view } from '../support/fixtures';

const DAY = 86_400_000;
const INQUIRIES = '/BusinessManage/Business?status=new&sort=dueAt&order=asc';
const HOUR = 3_600_000;
/** A moment of the platform as a field for day and time has it, in the zone of the journeys (Asia/Shanghai). */
const fieldTime = (ms: number) => new Date(ms + 8 * HOUR).toISOString().slice(0, 16);
const firstInquiry = (page: Page) => view(page).getByRole('table').getByRole('row').first();

for (const [what, by] of [
  ['slow', -DAY],
  ['fast', DAY],
] as const) {
  test(`on a device whose clock is a day ${what}, due times and "must lie ahead" go by the platform`, async ({
    page,
  }) => {
    await shiftDevice(page.context(), by);
    await openAs(page, INQUIRIES);
    await expect(firstInquiry(page)).toContainText(/超时 \d+:\d\d/);

    await openAs(page, '/BlogsAdd');
    await view(page).getByRole('textbox', { name: '标题 中文' }).fill('定时发布');
    const at = view(page).getByLabel('发布时间');
    // An hour from now lies ahead for the platform, whatever the device thinks.
    await at.fill(fieldTime(START + HOUR));
    await view(page).getByRole('button', { name: '定时发布' }).click();
    await expect(view(page).getByText('请选择将来的时间')).toHaveCount(0);
    await at.fill(fieldTime(START - HOUR));
    await view(page).getByRole('button', { name: '定时发布' }).click();
    await expect(view(page).getByText('请选择将来的时间').first()).toBeVisible();
  });
}

test('after a jump of the clock what is shown follows at once @browser', async ({ page }) => {
  await openAs(page, INQUIRIES);
  await expect(firstInquiry(page)).toContainText(/超时 \d+:\d\d/);
  const hours = async () => Number(/超时 (\d+):/.exec((await firstInquiry(page).textContent()) ?? '')?.[1]);
  const before = await hours();
  await page.evaluate(() => {
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      get: (target, key) => (key === 'now' ? () => Real.now() + 3 * 3_600_000 : (Reflect.get(target, key) as unknown)),
    });
    window.dispatchEvent(new Event('focus'));
  });
  await expect.poll(hours).toBe(before + 3);
});
