/** Days that the figures of home cover. */
export const PERIOD_DAYS = 30;

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** First and last day of the period that ends now. */
export function periodUntil(now: Date): { from: string; to: string } {
  const end = now.getTime();
  return { from: day(end - (PERIOD_DAYS - 1) * 86_400_000), to: day(end) };
}
