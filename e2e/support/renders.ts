import type { Page } from 'playwright/test';

interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** What a page has rendered since it was last asked: components, and styles worked out at run time. */
export interface Rendered {
  components: number;
  styles: string[];
}

/** Runs in the page, before React: counts by the hook that React has for its developer tools. */
function count() {
  const done: Rendered = { components: 0, styles: [] };
  /** Components of a function; the numbers are React's own. */
  const COMPONENTS = [0, 11, 14, 15];
  const RENDERED = 1;
  const walk = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (COMPONENTS.includes(fiber.tag) && fiber.flags & RENDERED) done.components += 1;
      // A part that was left alone still has the children of the last time.
      if (fiber.child !== fiber.alternate?.child) walk(fiber.child);
    }
  };
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertCounted(...rule) {
    done.styles.push(rule[0]);
    return insertRule.apply(this, rule);
  };
  Object.assign(globalThis, {
    __rendered: done,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current.child),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
}

export const countRenders = (page: Page) => page.addInitScript(count);

/** What has been rendered; the next count begins at zero. */
export const rendered = (page: Page): Promise<Rendered> =>
  page.evaluate(() => {
    const { __rendered: done } = globalThis as unknown as { __rendered: Rendered };
    const now = { ...done };
    Object.assign(done, { components: 0, styles: [] });
    return now;
  });

/** What the page renders before it has answered a key; what a pause brings is not of it. */
export async function renderedBy(page: Page, key: string): Promise<Rendered> {
  await page.evaluate(() => {
    const global = globalThis as unknown as { __rendered: Rendered; __answer: Promise<Rendered> };
    global.__answer = new Promise((resolve) => {
      const onKey = (event: KeyboardEvent) => {
        if (event.key === 'Shift') return;
        removeEventListener('keydown', onKey, true);
        Object.assign(global.__rendered, { components: 0, styles: [] });
        setTimeout(() => resolve({ ...global.__rendered }));
      };
      addEventListener('keydown', onKey, true);
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { __answer: Promise<Rendered> }).__answer);
}

interface Trace {
  traceEvents: { name: string; args: { elementCount?: number } }[];
}

/** The elements whose styles Chromium worked out again while something was done: the most at one time. */
export async function mostRestyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  return Math.max(
    0,
    ...traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [])),
  );
}
