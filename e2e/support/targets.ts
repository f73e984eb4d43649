import type { Page } from 'playwright/test';

/**
 * What can be pressed and is smaller than `least`, measured where it is drawn and by what a press around its middle
 * hits. A link in a sentence is as high as its line.
 */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const isInSentence = (element: Element) =>
      least > 24 &&
      element.matches('a[href]') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
    const drawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    // The target of a row may be larger than its text (an `::after` over the whole row).
    const isHitAround = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 0.5];
      const points = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const;
      return points.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)));
    };
    /** No larger than what it is in: the rest is cut off. */
    const sizeOf = (element: Element) => {
      let { width, height } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX !== 'visible') width = Math.min(width, box.clientWidth);
        if (overflowY !== 'visible') height = Math.min(height, box.clientHeight);
      }
      return { width, height };
    };
    return [...document.querySelectorAll('a[href], button, [role=button], [role=tab], [role=menuitem]')]
      .filter((element) => drawn(element) && !isInSentence(element))
      .filter((element) => {
        const { width, height } = sizeOf(element);
        if (Math.min(width, height) >= least - 0.5) return false;
        element.scrollIntoView({ block: 'center' });
        return !isHitAround(element);
      })
      .map((element) => {
        const { width, height } = sizeOf(element);
        return `${Math.round(width)}x${Math.round(height)} ${element.getAttribute('aria-label') ?? element.textContent}`;
      });
  }, least);
