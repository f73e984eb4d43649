/** The zone of an instant as people write it (GMT+8), as it was or will be at that time of the year. */
export function zoneAt(date: Date, timeZone: string | undefined, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const pad = (value: number) => String(value).padStart(2, '0');

/** An instant as a field of the browser for date and time shows it: this device's zone, to the minute. '' where it is none. */
export function toLocalMinute(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The instant of such a text in UTC; undefined where it is none. */
export function fromLocalMinute(text: string): string | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
