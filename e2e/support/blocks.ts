import type { Browser, Page } from 'playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Microseconds in which the processor worked for it; the rest of `dur` it worked for others. */
  tdur?: number;
  args?: { name?: string };
}

export interface Blocks {
  /** Milliseconds from the beginning to the end of the longest task of the page's thread. */
  wall: number;
  /** The most milliseconds that a task needed of the processor: the same on a busy machine. */
  processor: number;
}

const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask'];

/** What a page's thread did in one piece at most, while `run` ran. */
export async function longestBlocks(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<Blocks> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  let trace: Buffer;
  try {
    await run();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && TASKS.includes(name) && main.has(`${pid} ${tid}`),
  );
  const longest = (of: (task: TraceEvent) => number | undefined) =>
    Math.round(tasks.reduce((most, task) => Math.max(most, of(task) ?? 0), 0) / 1000);
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return { wall: longest(({ dur }) => dur), processor: longest(({ tdur }) => tdur) };
}
