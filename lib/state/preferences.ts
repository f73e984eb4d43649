import { SETTINGS, THEME_KEYS } from '@/lib/config/schema';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/util/guards';
import { chooseLocale, localeAtom } from './locale';
import { store } from './store';
import { changeTheme, themeAtom, type Theme } from './theme';
import { prepareLanguage } from './translations';

/** Identifies the file and its format. */
const FORM = 'supplierClientPreferences';
const FORM_VERSION = 1;

export interface Preferences {
  language?: Locale;
  theme: Partial<Theme>;
}

/** Why a file is refused: it is no preferences file, or one of its values is wrong. */
export type PreferencesProblem = { kind: 'notPreferences' } | { kind: 'wrongValue'; key: string };

export type PreferencesResult = { ok: true; preferences: Preferences } | { ok: false; problem: PreferencesProblem };

/** Theme and language as the text of a file. */
export function preferencesText(): string {
  const preferences = { [FORM]: FORM_VERSION, language: store.get(localeAtom), theme: store.get(themeAtom) };
  return `${JSON.stringify(preferences, null, 2)}\n`;
}

/** Parses such a text with the guards of the configuration. A file with one mistake is refused as a whole. */
export function readPreferences(text: string): PreferencesResult {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, problem: { kind: 'notPreferences' } };
  }
  if (!isRecord(raw) || raw[FORM] !== FORM_VERSION || !isRecord(raw.theme)) {
    return { ok: false, problem: { kind: 'notPreferences' } };
  }
  const { language, theme } = raw;
  const isKey = (key: string): key is keyof Theme => (THEME_KEYS as string[]).includes(key);
  const wrong = Object.entries(theme).find(([key, value]) => !isKey(key) || !SETTINGS[key].accepts(value));
  if (wrong) return { ok: false, problem: { kind: 'wrongValue', key: wrong[0] } };
  if (language !== undefined && !isLocale(language))
    return { ok: false, problem: { kind: 'wrongValue', key: 'language' } };
  return { ok: true, preferences: { language, theme: theme as Partial<Theme> } };
}

/** Applies preferences: the theme for this visit; the language, as always, is stored. */
export async function applyPreferences({ language, theme }: Preferences): Promise<void> {
  changeTheme(theme);
  if (language === undefined || language === store.get(localeAtom)) return;
  await prepareLanguage(language);
  chooseLocale(language);
}
