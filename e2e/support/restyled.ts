import type { Page } from 'playwright/test';

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
