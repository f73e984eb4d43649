import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import type { Site } from '../support/site';

type Row = Record<string, unknown>;

/** A list of the client: its place, its call, and the field of a row that is read on the screen. */
const LISTS = [
  {
    path: '/Product/Product',
    call: 'product/getList',
    field: 'title',
    text: { zh: '后来的名称', en: 'The later name' },
  },
  { path: '/Product/Catalogs?view=list', call: 'material/getList', field: 'name', text: '后来的名称.jpg' },
  { path: '/Product/Question', call: 'question/getList', field: 'content', text: '后来的名称' },
  { path: '/Blogs/Blogs', call: 'blog/getList', field: 'title', text: { zh: '后来的名称', en: 'The later name' } },
  { path: '/BusinessManage/Business', call: 'inquiry/getList', field: 'subject', text: '后来的名称' },
  { path: '/Shop/Contacts', call: 'shopContact/getList', field: 'name', text: '后来的名称' },
  { path: '/Shop/Resources', call: 'shopResource/getList', field: 'title', text: '后来的名称' },
  { path: '/Shop/Reviews', call: 'review/getList', field: 'content', text: '后来的名称' },
] as const;

/** What the platform says to a call by itself. */
async function answerOf(page: Page, { config }: Site, call: string) {
  const response = await page.request.get(`${String(config.baseURL)}/supplier/${call}?pageSize=20`, {
    headers: { Authorization: 'Bearer journey-session' },
  });
  return (await response.json()) as { data: { list: Row[]; total: number } };
}

/** Two rows that name one record of another list by two titles. */
function nameTwice([first, second]: Row[]): void {
  if (!first || !second) return;
  if (first.productId) Object.assign(second, { productId: first.productId, productTitle: '另一个名称' });
  const [product] = (first.products ?? []) as Row[];
  if (product) second.products = [{ ...product, title: '另一个名称' }, product];
}

for (const { path, call, field, text } of LISTS) {
  test(`${path} is shown where two rows, or two answers, disagree about one thing: the later one wins`, async ({
    page,
    site,
    faults,
  }) => {
    const answer = await answerOf(page, site, call);
    const { list } = answer.data;
    nameTwice(list);
    list.splice(2, 0, { ...list[0], [field]: text });
    faults.add({ call, body: answer });
    const shown = view(page).getByText('后来的名称').filter({ visible: true });
    await openAs(page, path);
    await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
    await expect(shown).toHaveCount(1);

    // The platform itself says otherwise the next time.
    faults.clear();
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect(shown).toHaveCount(0);
    await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
  });
}
