/**
 * The platform's clock: due times are checked by the platform, so they are shown by its time and not by the device's.
 * It is derived from the `Date` header of every response; before the first response, and if a platform on another host
 * does not expose that header, the device's clock is used (docs/decisions/requests.md D112).
 */

/** Milliseconds within which two clocks count as equal: the header has whole seconds, and a response needs time. */
const TOLERANCE = 5_000;

/** Milliseconds by which the platform's clock is ahead of the device's. */
let offset = 0;
const listeners = new Set<() => void>();

/** The current time by the platform's clock, in milliseconds since 1970. */
export const now = (): number => Date.now() + offset;

/** Like {@link now}, as ISO 8601 in UTC. */
export const nowText = (): string => new Date(now()).toISOString();

/**
 * Updates the offset from the `Date` header of a response whose request was sent at `sentAt` (device's clock). An
 * invalid header is ignored.
 */
export function learnTime(header: string | null, sentAt: number): void {
  const sent = Date.parse(header ?? '');
  if (Number.isNaN(sent)) return;
  const receivedAt = Date.now();
  const trip = Math.max(0, receivedAt - sentAt);
  // The header is truncated to whole seconds, and was written between request and response.
  const measured = sent + 500 - (receivedAt - trip / 2);
  if (Math.abs(measured - offset) <= TOLERANCE + trip / 2) return;
  offset = measured;
  listeners.forEach((listener) => listener());
}

/** Calls back when the offset to the platform's clock has changed; returns how to unsubscribe. */
export function onTimeLearned(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
