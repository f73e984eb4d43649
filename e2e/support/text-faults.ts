import type { Page } from 'playwright/test';

/**
 * Texts in sight that are cut off or drawn over each other, one line each. Text that ends in "…" by design is no fault
 * across its line, but every line must be whole in its height.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      element: Element;
      text: string;
      box: DOMRect;
    }
    const inSight = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], svg, option, [class*=visually]');
    /** What is left of the box inside everything that cuts it. */
    const clip = (element: Element, box: DOMRect): DOMRect => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const around = parent.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) ||
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const faults = new Set<string>();
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !inSight(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 3 || box.height < 3 || box.bottom < 0 || box.top > innerHeight) continue;
        // Cut by a box that does not scroll, and does not show "…" instead.
        for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
          const around = parent.getBoundingClientRect();
          if (scrolls(parent) || around.width < 3) break;
          if (style.getPropertyValue('-webkit-line-clamp') !== 'none') break;
          // The glyphs take about three quarters of the box of their line.
          const spare = box.height * 0.14;
          const isCutAcross = around.right > box.left && box.right > around.right + 2;
          const isCutDown =
            around.bottom > box.top && (box.bottom - spare > around.bottom + 1 || box.top + spare < around.top - 1);
          if (style.textOverflow === 'ellipsis' && isCutAcross) break;
          if (style.overflowX !== 'visible' && isCutAcross) faults.add(`cut off at its end: ${text.slice(0, 40)}`);
          if (style.overflowY !== 'visible' && isCutDown) faults.add(`cut off in its height: ${text.slice(0, 40)}`);
        }
        const seen = clip(element, box);
        if (seen.width > 2 && seen.height > 2) lines.push({ element, text, box: seen });
      }
    }
    const isFront = ({ element, box }: Line) => {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const shown = lines.filter(isFront);
    shown.forEach((one, at) => {
      for (const other of shown.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 0.3 * Math.min(one.box.height, other.box.height))
          faults.add(`overlap: ${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
      }
    });
    return [...faults];
  });
