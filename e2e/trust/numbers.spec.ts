import type { Page } from 'playwright/test';
import { START, shopDay } from '../support/clock';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import { table, total } from '../support/list-page';

const region = (page: Page, name: string) => view(page).getByRole('region', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const goHome = (page: Page) => page.getByRole('tab', { name: '首页' }).click();
const numberOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

/** Each list that a number of the home page opens, and that number. */
async function linksOf(page: Page): Promise<{ href: string; count: number }[]> {
  for (const name of ['待办', '经营概况']) await region(page, name).getByRole('button', { name: /^还有/ }).click();
  const links = [
    ...(await region(page, '待办').getByRole('link').all()),
    ...(await region(page, '经营概况').getByRole('link').all()),
    ...(await region(page, '买家国家和地区').getByRole('link').all()),
    ...(await region(page, '热门产品').getByRole('cell').getByRole('link').all()),
  ];
  const found = await Promise.all(
    links.map(async (link) => ({
      href: (await link.getAttribute('href')) ?? '',
      // A to-do says its name before its number, and why after it.
      text: /\d[\d,]*/.exec((await link.textContent()) ?? '')?.[0],
    })),
  );
  return found
    .filter(({ href, text }) => href.includes('?') && text !== undefined)
    .map(({ href, text = '' }) => ({ href, count: numberOf(text) }));
}

/** The number that the menu shows beside an entry. */
const badge = async (page: Page, name: string) =>
  numberOf(
    await menu(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .textContent(),
  );

async function openMenu(page: Page) {
  const closed = menu(page).getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
}

/** What each badge of the menu counts; the platform says the number alone. */
const BADGES: Record<string, string> = {
  产品问答: '#/Product/Question?status=pending',
  询盘列表: '#/BusinessManage/Business?status=new',
};

/** Every entry of the open menu that shows a number, and that number. */
async function badgesOf(page: Page): Promise<[string, number][]> {
  const texts = await menu(page).getByRole('link').allTextContents();
  return texts.flatMap((text): [string, number][] => {
    const [, name, count] = /^(\D+)(\d+)$/.exec(text.trim()) ?? [];
    return name && count ? [[name.trim(), Number(count)]] : [];
  });
}

/** A moment of the shop's day, in its zone (UTC+8). */
const shopTime = (time: string) => Date.parse(`${shopDay()}T${time}+08:00`);
const ZONES = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Auckland'];
/** Each midnight in one zone in every run; the others with `npm run test:all`. */
const WALKS = [
  ...ZONES.map((timezoneId) => ({ timezoneId, start: START, at: '', tag: '' })),
  ...ZONES.map((timezoneId) => ({ timezoneId, start: shopTime('23:58:00'), at: ', two minutes before midnight' })).map(
    (walk) => ({ ...walk, tag: walk.timezoneId === 'America/Los_Angeles' ? '' : ' @all' }),
  ),
  ...ZONES.map((timezoneId) => ({ timezoneId, start: shopTime('00:02:00'), at: ', two minutes after midnight' })).map(
    (walk) => ({ ...walk, tag: walk.timezoneId === 'Pacific/Auckland' ? '' : ' @all' }),
  ),
];

for (const { timezoneId, start, at, tag } of WALKS) {
  test.describe(`${timezoneId}${at}`, () => {
    test.use({ timezoneId, start });

    test(`each number of home and each badge is the total of the list behind it${tag}`, async ({ page }) => {
      test.slow();
      await openAs(page);
      await expect(region(page, '待办').getByRole('link').first()).toBeVisible();
      await expect(region(page, '买家国家和地区').getByRole('rowheader').first()).toBeVisible();
      const links = await linksOf(page);
      expect(links.length).toBeGreaterThan(15);
      await openMenu(page);
      const badges = await badgesOf(page);
      expect(badges.map(([name]) => name)).toEqual(Object.keys(BADGES));
      for (const [name, count] of badges) links.push({ href: BADGES[name] ?? '', count });
      for (const { href, count } of links) {
        await page.goto(href);
        await total(page, count);
      }
    });
  });
}

test('an answer moves the badge of the menu, the tab, and the to-do of home together', async ({ page }) => {
  await openAs(page, '/Product/Question?status=pending');
  await openMenu(page);
  const before = await badge(page, '产品问答');
  await total(page, before);
  await table(page, '产品问答').getByRole('button', { name: '回复' }).first().click();
  const drawer = page.getByRole('dialog', { name: '回答问题' });
  await drawer.getByRole('textbox', { name: '回答' }).fill('Yes, for every model.');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toHaveCount(0);
  await total(page, before - 1);
  await expect(view(page).getByRole('tab', { name: new RegExp(`^待回答\\s*${before - 1}$`) })).toBeVisible();
  await expect.poll(() => badge(page, '产品问答')).toBe(before - 1);
  await goHome(page);
  await expect(region(page, '待办').getByRole('link', { name: '待回答的产品问答' })).toContainText(String(before - 1));
});

test('a change of language asks again for what the platform says, and leaves what is typed', async ({ page, sent }) => {
  const CALLS = ['getUserInfo', 'router/getList', 'shopContact/getList'];
  const counts = () => CALLS.map((call) => sent(call).length);
  await openAs(page, '/Shop/Contacts');
  await expect(table(page, '联系方式').getByRole('row').nth(1)).toBeVisible();
  await page.goto('./#/BlogsAdd');
  const title = view(page)
    .getByRole('textbox', { name: /^(标题|Title) / })
    .first();
  await title.fill('没存的标题');
  const [users = 0, routes = 0, lists = 0] = counts();
  await chooseLanguage(page, 'English');
  await expect.poll(counts).toEqual([users + 1, routes + 1, lists]);
  await expect(title).toHaveValue('没存的标题');
  // A view that is away asks again when it is shown.
  await page.goto('./#/Shop/Contacts');
  await expect.poll(counts).toEqual([users + 1, routes + 1, lists + 1]);
});
