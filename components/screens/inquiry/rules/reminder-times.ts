import { addDays, dayIn, fromLocalMinute, HOUR } from '@/lib/util/day';

const MINUTE = 60_000;
const MONDAY = 1;

export type ReminderChoice = 'in1h' | 'tomorrow' | 'in3d' | 'monday';

/** The usual times of a reminder, as ISO 8601: mornings on this device's clock, because that is where they are read. */
export function reminderTimes(now: Date): Record<ReminderChoice, string | undefined> {
  const today = dayIn(now);
  const morning = (days: number) => fromLocalMinute(`${addDays(today, days)}T09:00`);
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  return {
    in1h: new Date(Math.ceil((now.getTime() + HOUR) / MINUTE) * MINUTE).toISOString(),
    tomorrow: morning(1),
    in3d: morning(3),
    monday: morning((MONDAY - weekday + 7) % 7 || 7),
  };
}
