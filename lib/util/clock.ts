/**
 * The clock of the platform, whatever the device's says: due times and "must lie ahead" are judged by the platform, so
 * they are shown by its time. It is learned from the `Date` header of every response; until the first one, and where a
 * platform on another host does not expose that header, it is the device's clock (docs/decisions.md D112).
 */

/** Milliseconds within which two clocks count as the same: the header has whole seconds, and a response takes its time. */
const TOLERANCE = 5_000;

/** Milliseconds by which the platform's clock is ahead of the device's. */
let offset = 0;
const listeners = new Set<() => void>();

/** The present moment by the platform's clock, in milliseconds since 1970. */
export const now = (): number => Date.now() + offset;

/** As {@link now}, as ISO 8601 in UTC. */
export const nowText = (): string => new Date(now()).toISOString();

/**
 * Learns the platform's time from the `Date` header of a response that was asked for at `sentAt` (the device's clock).
 * What cannot be read changes nothing.
 */
export function learnTime(header: string | null, sentAt: number): void {
  const sent = Date.parse(header ?? '');
  if (Number.isNaN(sent)) return;
  const receivedAt = Date.now();
  const trip = Math.max(0, receivedAt - sentAt);
  // The header is cut to whole seconds, and was written somewhere between request and response.
  const measured = sent + 500 - (receivedAt - trip / 2);
  if (Math.abs(measured - offset) <= TOLERANCE + trip / 2) return;
  offset = measured;
  listeners.forEach((listener) => listener());
}

/** Calls back when the platform's time turns out to be another one; returns how to stop that. */
export function onTimeLearned(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
