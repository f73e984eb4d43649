const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Never longer than this between two looks. */
const LONGEST = 5 * MINUTE;

interface Asked {
  /** When the last message was written, if there is one. */
  newestAt: string | undefined;
  now: number;
  /** When the platform last answered, and when it last did not (0: never). */
  answeredAt: number;
  failedAt: number;
}

/** Who has just spoken may go on: a fresh conversation is looked at often, an old one now and then. */
const quiet = (age: number) => (age < 10 * MINUTE ? 10 * SECOND : age < 60 * MINUTE ? 30 * SECOND : MINUTE);

/**
 * Milliseconds until a conversation is looked at again. While the platform does not answer, as long as it has been
 * silent already: the waits double, up to five minutes.
 */
export function pollAfter({ newestAt, now, answeredAt, failedAt }: Asked): number {
  const age = now - Date.parse(newestAt ?? '');
  const usual = quiet(Number.isNaN(age) ? Infinity : age);
  return failedAt > answeredAt ? Math.min(LONGEST, Math.max(usual, now - answeredAt)) : usual;
}
