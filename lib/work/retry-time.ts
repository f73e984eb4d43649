import { isApiError, isUnanswered, isUnavailable } from '@/lib/api/request/errors';

const SECOND = 1000;
/** Seconds between two attempts, unless the platform asks for more. */
const MAX_WAIT = 30;
/** A platform that has answered nothing readable so often will not do so now: the user decides when to go on. */
const MAX_UNREADABLE = 5;

/** What to do about a batch whose call has failed. */
export type Reaction =
  /** Sent again with the same key after these milliseconds. */
  | { again: number; maybeDone: boolean }
  /** The session is over; it continues after the next login of the account. */
  | 'leave'
  /** The job waits until its user resumes it. */
  | 'pause'
  /** All rows of the batch are refused; the next batch may be accepted. */
  | 'refused'
  /** No further batch would be accepted: the account lacks the right, or the platform the call. */
  | 'stop';

/** `tries` counts the attempts since the last response that was understood. */
export function reactionTo(error: unknown, tries: number): Reaction {
  if (!isApiError(error)) return 'pause';
  const { kind, code } = error;
  if (kind === 'session' || kind === 'cancelled') return 'leave';
  const wait = Math.min(MAX_WAIT, 2 ** Math.min(tries, 5));
  const seconds = error.details.retryAfter ?? wait;
  if (String(code) === '429') return { again: seconds * SECOND, maybeDone: false };
  if (String(code) === '503') return { again: seconds * SECOND, maybeDone: true };
  if (isUnavailable(error)) return 'stop';
  if (kind === 'network') return { again: wait * SECOND, maybeDone: true };
  if (isUnanswered(error)) return tries < MAX_UNREADABLE ? { again: wait * SECOND, maybeDone: true } : 'pause';
  return 'refused';
}

/**
 * Waits, at most until the browser is online again or `wake` is called. Timers of a page in the background are slow, so
 * nothing depends on the exact time.
 */
export function pause(milliseconds: number, onWake: (wake: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
    onWake(end);
  });
}
