import { expect, openAs, test, viewLoaded } from '../support/fixtures';

const PATHS = ['/', '/BusinessManage/Business?id=150', '/Product/Product', '/Product/Catalogs', '/ProductAdd?id=10001'];

test('the side handle covers nothing that can be pressed or read', async ({ page }) => {
  test.slow();
  await openAs(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PATHS) {
      await page.goto(`./#${path}`);
      await viewLoaded(page);
      const covered = await page.getByRole('button', { name: '快捷操作' }).evaluate((handle) => {
        const own = handle.getBoundingClientRect();
        const range = document.createRange();
        const meets = ({ left, right, top, bottom }: DOMRect) =>
          right > left && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        const words = [...document.querySelectorAll('body *')].flatMap((element) =>
          [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
        );
        const controls = [
          ...document.querySelectorAll('a[href], button, input, textarea, [role=button], [tabindex="0"]'),
        ];
        const isSeen = (element: Element | null) =>
          !!element && !handle.contains(element) && element.checkVisibility({ visibilityProperty: true });
        return [
          ...controls
            .filter((element) => isSeen(element) && !element.contains(handle) && meets(element.getBoundingClientRect()))
            .map((element) => element.outerHTML.slice(0, 120)),
          ...words
            .filter((node) => {
              range.selectNodeContents(node);
              return isSeen(node.parentElement) && [...range.getClientRects()].some(meets);
            })
            .map((node) => node.textContent),
        ];
      });
      expect([width, path, covered]).toEqual([width, path, []]);
    }
  }
});
