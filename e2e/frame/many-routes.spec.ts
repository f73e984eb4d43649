import { expect, openAs, test } from '../support/fixtures';

const COUNT = 5000;
/** Options that may be rendered: a window of them and a few around it. */
const FEW = 60;

test('among 5 000 pages the palette renders those in sight, and every one is reached by key @browser', async ({
  page,
  faults,
}) => {
  // A word that no record holds: theirs would follow the pages.
  const children = Array.from({ length: COUNT }, (_, index) => ({
    path: `page-${index + 1}`,
    component: '@/views/nowhere/index',
    meta: { title: `Qzx ${index + 1}` },
  }));
  const data = [{ path: '/many', component: 'Layout', meta: { title: 'Many' }, children }];
  faults.add({ call: '/router/getList', body: { code: 200, msg: '', data } });
  await openAs(page, '/many/page-1');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: '搜索' });
  const input = palette.getByRole('combobox', { name: '搜索' });
  const pages = palette.getByRole('group', { name: '页面' }).getByRole('option');
  const current = palette.getByRole('option', { selected: true });
  await input.fill('Qzx');
  await expect(pages.first()).toHaveAttribute('aria-setsize', String(COUNT));
  expect(await pages.count()).toBeLessThan(FEW);
  await expect(current).toHaveAccessibleName('Qzx 1 Many');
  // Up from the first is the last one; it is in sight, and the one that the input names.
  await page.keyboard.press('ArrowUp');
  await expect(current).toHaveAttribute('aria-posinset', String(COUNT));
  await expect(current).toBeInViewport();
  await expect(input).toHaveAttribute('aria-activedescendant', (await current.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(current).toHaveAttribute('aria-posinset', String(COUNT - 2));
  await expect(current).toBeInViewport();
  expect(await pages.count()).toBeLessThan(FEW);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/many/page-${COUNT - 2}$`));
});

for (const [where, isFlat] of [
  ['a group', false],
  ['a flat menu', true],
] as const) {
  test(`${where} of 5 000 pages shows the current one, renders those in sight, and goes on by Tab @browser`, async ({
    page,
    faults,
  }) => {
    const pages = Array.from({ length: COUNT }, (_, index) => ({
      path: isFlat ? `/page-${index + 1}` : `page-${index + 1}`,
      component: '@/views/nowhere/index',
      meta: { title: `Qzx ${index + 1}` },
    }));
    const group = [{ path: '/many', component: 'Layout', meta: { title: 'Many' }, children: pages }];
    faults.add({ call: '/router/getList', body: { code: 200, msg: '', data: isFlat ? pages : group } });
    await openAs(page, isFlat ? '/page-2500' : '/many/page-2500');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const entries = menu.getByRole('listitem').filter({ hasText: 'Qzx' });
    const current = menu.getByRole('link', { name: 'Qzx 2500', exact: true });
    await expect(current).toBeInViewport();
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await entries.count()).toBeLessThan(FEW);
    await current.focus();
    // Further than what is rendered at first.
    for (let step = 0; step < FEW; step += 1) await page.keyboard.press('Tab');
    const reached = menu.getByRole('link', { name: `Qzx ${2500 + FEW}`, exact: true });
    await expect(reached).toBeFocused();
    await expect(reached).toBeInViewport();
    const item = menu
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: `Qzx ${2500 + FEW}`, exact: true }) })
      .last();
    await expect(item).toHaveAttribute('aria-setsize', String(COUNT));
    expect(await entries.count()).toBeLessThan(FEW);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`page-${2500 + FEW}$`));
  });
}
