export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day that a greeting names (specification 2): before 8, 8 to 11, up to 13, before 18, later. */
export function dayPart(hour: number): DayPart {
  if (hour < 8) return 'dawn';
  if (hour <= 11) return 'morning';
  if (hour <= 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
