import type { Locator } from 'playwright/test';

/** Names of the actions in the first rows of a view that something covers or cuts off. */
export const coveredActions = (view: Locator) =>
  view.evaluate((main) => {
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
