import { regionName } from '@/lib/i18n/display-names';
import type { ComboOption } from './combo';
import { COUNTRY_CODES } from './country-codes';

const made = new Map<string, readonly ComboOption[]>();

/** Every country, named and sorted in a language. Made once: sorting 250 names costs more than drawing a form. */
export function countriesIn(locale: string): readonly ComboOption[] {
  const known = made.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const options = COUNTRY_CODES.map((code) => ({ value: code, label: regionName(code, locale) }));
  options.sort((a, b) => compare(a.label, b.label));
  made.set(locale, options);
  return options;
}
