const made = new Map<string, Intl.DisplayNames>();

/** Made once for each kind and language: a list asks for every row of it, and making one costs more than asking. */
function namesOf(type: 'region' | 'language' | 'currency', locale: string): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const names = made.get(key) ?? new Intl.DisplayNames(locale, { type });
  made.set(key, names);
  return names;
}

/** A country by its code (ISO 3166-1 alpha-2) in a language; what is no code stays as it came. */
export const regionName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (namesOf('region', locale).of(code) ?? code) : code;

/** A language by its code (BCP 47) in a language; an unknown code is returned as it is. Intl would call none "root". */
export function languageName(code: string, locale: string): string {
  if (code === '') return '';
  try {
    return namesOf('language', locale).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A currency by its code (ISO 4217) in a language; an unknown code is returned as it is. */
export const currencyName = (code: string, locale: string): string => namesOf('currency', locale).of(code) ?? code;
