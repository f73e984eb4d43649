import { getConfig } from '@/lib/config/config';
import { SETTINGS, THEME_KEYS, type ThemeSettings } from '@/lib/config/schema';
import { readStored, writeStored } from '@/lib/util/storage';
import { atom, store } from './store';

const STORED_THEME = 'supplier-client-theme';
const STORED_FOLD = 'supplier-client-collapse';

export type Scheme = 'light' | 'dark' | 'system';
export interface Theme extends ThemeSettings {
  scheme: Scheme;
}

const SCHEMES: readonly unknown[] = ['light', 'dark', 'system'];

/** A stored theme over the configured one; values that are no longer known fall back one by one. */
function merged(stored: unknown): Theme {
  const saved = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const config = getConfig();
  const settings = THEME_KEYS.map((key) => [key, SETTINGS[key].accepts(saved[key]) ? saved[key] : config[key]]);
  const scheme = SCHEMES.includes(saved.scheme) ? (saved.scheme as Scheme) : 'light';
  return { ...(Object.fromEntries(settings) as ThemeSettings), scheme };
}

/** The theme in force; set by `loadTheme` before anything reads it. */
export const themeAtom = atom<Theme>({} as Theme);

/** Reads what this browser saved. */
export function loadTheme(): void {
  const theme = merged(readStored(STORED_THEME));
  const fold = readStored(STORED_FOLD);
  store.set(themeAtom, typeof fold === 'boolean' ? { ...theme, collapse: fold } : theme);
  applyTheme(store.get(themeAtom));
}

const darkQuery = '(prefers-color-scheme: dark)';

/** Skin and scheme are attributes of the html element, so that a change paints without drawing the tree again. */
function applyTheme({ themeName, background, scheme }: Theme): void {
  const { dataset } = document.documentElement;
  const dark = scheme === 'dark' || (scheme === 'system' && window.matchMedia(darkQuery).matches);
  dataset.skin = themeName;
  dataset.scheme = dark ? 'dark' : 'light';
  const kept = [...document.body.classList].filter((name) => !name.startsWith('vab-'));
  const classes = [`vab-theme-${themeName}`, ...(background === 'none' ? [] : [background])];
  document.body.className = [...kept, ...classes].join(' ');
}

/** Folds or unfolds the side menu, for good. */
export function setFolded(collapse: boolean): void {
  store.set(themeAtom, (theme) => ({ ...theme, collapse }));
  writeStored(STORED_FOLD, collapse);
}
