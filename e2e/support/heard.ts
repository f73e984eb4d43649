import type { Page } from 'playwright/test';

/**
 * What a screen reader says by itself, in its order: texts that come into live regions that are there already, alerts,
 * and headings that get the focus. Headings of pages that still load are left out: whether one is read depends on how
 * fast the machine is. Call it before the page is opened.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const REGION = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const last = new WeakMap<Element, string>();
    /** The text of a region as it is seen or read, not the raw one: parts that are hidden are not said. */
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      copy.querySelectorAll('[aria-hidden="true"], [hidden], button, svg').forEach((part) => part.remove());
      return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    };
    const changed = new Set<Element>();
    const say = () => {
      for (const region of changed) {
        if (!region.isConnected || !region.checkVisibility({ contentVisibilityAuto: true })) continue;
        const text = textOf(region);
        if (text !== '' && text !== last.get(region)) heard.push(text);
        last.set(region, text);
      }
      changed.clear();
    };
    const regionsOf = (node: Node): Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(REGION);
      return [...(around ? [around] : []), ...(element?.querySelectorAll(REGION) ?? [])];
    };
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION);
        // Anew by its child, even if the text is the same: it is said again.
        if (around) {
          if (type === 'childList' && addedNodes.length > 0) last.delete(around);
          changed.add(around);
        }
        for (const node of addedNodes)
          for (const region of regionsOf(node)) {
            // Screen readers are silent about what a polite region contains when it is drawn.
            if (region !== around && !region.matches('[role="alert"]')) last.set(region, textOf(region));
            changed.add(region);
          }
      }
      setTimeout(say, 60);
    });
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document.body, { childList: true, characterData: true, subtree: true }),
    );
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement && !target.hasAttribute('data-loading'))
        heard.push(target.textContent ?? '');
    });
  });
  /** What was said since the last call. */
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
}
