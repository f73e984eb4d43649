import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TITLES, linesOf, type RouteList } from '../../lib/router/fixtures/titles';
import { expect, openAs, test } from '../support/fixtures';

// One in a browser in every run; what a list becomes is also held by components/layout/route-lists.test.ts.
for (const [index, name] of (Object.keys(TITLES) as RouteList[]).entries()) {
  test(`the list ${name}: the whole menu, opened @browser${index === 0 ? '' : ' @all'}`, async ({
    page,
    site,
    faults,
  }) => {
    // One family of platforms says 20000 for success.
    site.config.successCodes = [200, 0, '0', 20000];
    const body = readFileSync(join(__dirname, `../../lib/router/fixtures/${name}.json`), 'utf8');
    faults.add({ call: '/router/getList', body });
    await openAs(page);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const closed = menu.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    // The number of lists around an entry is its depth; what is before its own list is its title and badge.
    const lines = () =>
      menu.getByRole('listitem').evaluateAll((items) =>
        items.map((item) => {
          let depth = -1;
          for (let at = item.parentElement; at; at = at.parentElement) if (at.tagName === 'UL') depth += 1;
          return `${'  '.repeat(depth)}${item.firstElementChild?.textContent ?? ''}`;
        }),
      );
    await expect.poll(lines).toEqual(linesOf(name).map((line) => line.replace('|', '')));
  });
}
