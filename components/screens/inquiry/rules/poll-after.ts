const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Longest interval between two polls. */
const LONGEST = 5 * MINUTE;

interface Asked {
  newestAt: string | undefined;
  now: number;
  /** Times of the last response and the last failure (0: none). */
  answeredAt: number;
  failedAt: number;
}

/** A recent conversation is polled often, an old one seldom. */
const intervalFor = (age: number) => (age < 10 * MINUTE ? 10 * SECOND : age < 60 * MINUTE ? 30 * SECOND : MINUTE);

/** Milliseconds until a conversation is polled again. While requests fail the interval doubles, up to five minutes. */
export function pollAfter({ newestAt, now, answeredAt, failedAt }: Asked): number {
  const age = now - Date.parse(newestAt ?? '');
  return backedOff(intervalFor(Number.isNaN(age) ? Infinity : age), { now, answeredAt, failedAt });
}

/** The usual interval, doubled with every failure up to five minutes. */
export const backedOff = (usual: number, { now, answeredAt, failedAt }: Omit<Asked, 'newestAt'>): number =>
  failedAt > answeredAt ? Math.min(LONGEST, Math.max(usual, now - answeredAt)) : usual;

/** How often the inquiry itself is requested while it is open: colleagues change its status, labels and assignee. */
export const RECORD_INTERVAL = 30 * SECOND;
