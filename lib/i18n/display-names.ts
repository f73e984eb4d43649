import { CONTENT_LANGUAGES } from './localized';

const made = new Map<string, Intl.DisplayNames>();

/** Cached for each kind and language: lists format every row, and creating a formatter costs more than using it. */
function namesOf(type: 'region' | 'language' | 'currency', locale: string): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const names = made.get(key) ?? new Intl.DisplayNames(locale, { type });
  made.set(key, names);
  return names;
}

/** The name of a country by its code (ISO 3166-1 alpha-2); any other text is returned unchanged. */
export const regionName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (namesOf('region', locale).of(code) ?? code) : code;

/**
 * The name of a language by its code (BCP 47); an unknown code is returned unchanged. For an empty code Intl would
 * return "root".
 */
export function languageName(code: string, locale: string): string {
  if (code === '') return '';
  try {
    return namesOf('language', locale).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The name of a currency by its code (ISO 4217); an unknown code is returned unchanged. */
export const currencyName = (code: string, locale: string): string => namesOf('currency', locale).of(code) ?? code;

/** The names of a code in Chinese and English, without that in `locale`: a search finds it by them, too. */
export const namesElsewhere = (
  code: string,
  locale: string,
  nameIn: (code: string, locale: string) => string,
): string => CONTENT_LANGUAGES.flatMap((other) => (other === locale ? [] : [nameIn(code, other)])).join(' ');
