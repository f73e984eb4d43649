/** The time of day in a zone, and its offset from UTC; undefined for a zone that the browser does not know. */
export function timeIn(zone: string, now: Date): { time: string; offset: string } | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }).formatToParts(now);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const offset = part('timeZoneName').replace('GMT', 'UTC').replace('-', '−');
    return { time: `${part('hour')}:${part('minute')}`, offset };
  } catch {
    return undefined;
  }
}
