import type { Lazy } from '@/components/ui/loading/lazy-part';
import { afterLoad } from '@/lib/util/browser/after-load';

/** Milliseconds after the frame is rendered; files of the first screen are loaded before. */
const PREPARE_AFTER = 4_000;

const parts = new Set<Pick<Lazy<object>, 'prepare'>>();

/** A part of the frame opened by a button. Prefetched in idle time, because a deploy may remove its files. */
export function framePart<P extends object>(part: Lazy<P>): Lazy<P> {
  parts.add(part);
  return part;
}

/** Whether nothing should be fetched that is not needed yet. Safari and Firefox do not say what connection there is. */
export const isFrugal = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

/** Fetches the parts one after another in idle time, unless the browser asks to save data. */
export function prepareFrameParts(): () => void {
  let stopped = false;
  const waiting = [...parts];
  const next = () => {
    if (stopped || isFrugal()) return;
    waiting.shift()?.prepare();
    if (waiting.length > 0) whenIdle(next);
  };
  const timer = setTimeout(() => afterLoad(() => whenIdle(next)), PREPARE_AFTER);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void, timeout = 5_000) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 200);

/** Milliseconds after which what is seen does not wait any longer for the browser to be idle. */
const SEEN_WITHIN = 1_000;

/** Resolves when the browser has nothing more urgent to do, for parts that are seen. */
export const idle = () => new Promise<void>((resolve) => whenIdle(resolve, SEEN_WITHIN));
