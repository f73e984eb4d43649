import { zoneAt } from './day';

/** The time of day in a zone, and its offset from UTC; undefined for a zone that the browser does not know. */
export function timeIn(zone: string, now: Date): { time: string; offset: string } | undefined {
  try {
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return { time: clock.format(now), offset: zoneAt(now, zone, 'en') };
  } catch {
    return undefined;
  }
}
