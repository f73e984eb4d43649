import { languageName, namesElsewhere } from '@/lib/i18n/display-names';
import type { ComboOption } from '../combo/combo';

/** Common languages of trade by BCP 47 tag. */
const CODES =
  'zh en es fr de ru ar pt ja ko it nl pl tr vi th id ms hi bn ur ta fa he uk cs sk hu ro bg el sr hr sl sv da nb fi et lv lt ka hy az kk uz mn km lo my ne si sw am ha af ca';

const made = new Map<string, readonly ComboOption[]>();

/** The languages labelled in a language, those of the interface and of most trade first. */
export function languagesIn(locale: string): readonly ComboOption[] {
  const known = made.get(locale);
  if (known) return known;
  const options = CODES.split(' ').map((code) => ({
    value: code,
    label: languageName(code, locale),
    search: namesElsewhere(code, locale, languageName),
  }));
  made.set(locale, options);
  return options;
}
