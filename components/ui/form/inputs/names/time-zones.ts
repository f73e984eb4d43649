import type { ComboOption } from '../combo/combo';

/** Zones of the main markets, starting with the supplier's own. */
const USUAL =
  'Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Tokyo Australia/Sydney Asia/Bangkok Asia/Kolkata Asia/Karachi Asia/Dubai Asia/Riyadh Europe/Moscow Europe/Istanbul Africa/Nairobi Africa/Lagos Europe/Berlin Europe/London America/Sao_Paulo America/New_York America/Chicago America/Mexico_City America/Los_Angeles'.split(
    ' ',
  );

const made = new Map<string, readonly ComboOption[]>();
const plain = (zone: string) => zone.replaceAll('_', ' ');

/** A zone's name in a language, such as 中国标准时间, and the browser's own identifier of the zone. */
function namesOf(zone: string, locale: string) {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return { zone, name, own: format.resolvedOptions().timeZone };
}

/**
 * The zones of the IANA list that this browser knows. Only the usual ones have a localised name: naming all four
 * hundred takes most of a second.
 */
export function timeZonesIn(locale: string): readonly ComboOption[] {
  const known = made.get(locale);
  if (known) return known;
  const usual = USUAL.map((zone) => namesOf(zone, locale));
  // Browsers list some zones under an older name, such as Asia/Calcutta.
  const listed = new Set(usual.flatMap(({ zone, own }) => [zone, own]));
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !listed.has(zone));
  const options = [
    ...usual.map(({ zone, name, own }) => ({ value: zone, label: `${plain(zone)} · ${name}`, search: own })),
    ...others.map((zone) => ({ value: zone, label: plain(zone) })),
  ];
  made.set(locale, options);
  return options;
}
