import { SheetFault } from '@/lib/sheet/sheet-fault';
import type { Jobs } from './jobs';

/** A call of a job by its name, and what came of it. */
interface Asked {
  id: number;
  name: keyof Jobs;
  args: unknown[];
}
export interface Answered {
  id: number;
  value?: unknown;
  fault?: Pick<SheetFault, 'key' | 'values'>;
  error?: string;
}

interface Scope {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  postMessage: (answer: Answered) => void;
}

async function answerTo({ id, name, args }: Asked, jobs: Jobs): Promise<Answered> {
  try {
    return { id, value: await (jobs[name] as (...args: unknown[]) => unknown)(...args) };
  } catch (error) {
    // An error loses its class on the way to the page.
    if (error instanceof SheetFault) return { id, fault: { key: error.key, values: error.values } };
    return { id, error: String(error) };
  }
}

/** Answers the calls of the page, one after the other. */
export function serveJobs(scope: Scope, jobs: Jobs): void {
  let last: Promise<unknown> = Promise.resolve();
  scope.onmessage = ({ data }) => {
    last = last.then(async () => scope.postMessage(await answerTo(data, jobs)));
  };
}
