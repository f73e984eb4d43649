import { getConfig } from '@/lib/config/config';
import { SETTINGS, THEME_KEYS, type ThemeSettings } from '@/lib/config/schema';
import { isRecord } from '@/lib/util/guards';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { atom, store } from './store';

const STORED_THEME = 'supplier-client-theme';
const STORED_FOLD = 'supplier-client-collapse';
/** The look of this deployment's defaults, for the first paint of the next visit (app/html/pre-paint.ts). */
const STORED_DEFAULT = 'supplier-client-default-theme';

export type Theme = ThemeSettings;

/** The configured theme overridden by stored values; unknown values fall back one by one. */
function merged(stored: unknown): Theme {
  const saved = isRecord(stored) ? stored : {};
  const config = getConfig();
  const valueOf = (key: keyof Theme) =>
    Object.hasOwn(saved, key) && SETTINGS[key].accepts(saved[key]) ? saved[key] : config[key];
  const theme = Object.fromEntries(THEME_KEYS.map((key) => [key, valueOf(key)])) as Theme;
  const fold = readStored(STORED_FOLD);
  return typeof fold === 'boolean' ? { ...theme, collapse: fold } : theme;
}

const STANDARD = Object.fromEntries(THEME_KEYS.map((key) => [key, SETTINGS[key].fallback])) as Theme;

/** The current theme; `loadTheme` sets it before anything is rendered. */
export const themeAtom = atom(STANDARD);
/** The theme that the next visit starts with. */
const savedAtom = atom(STANDARD);

/** Whether the current theme differs from the stored one. The fold of the menu does not count: it is stored at once. */
export const unsavedThemeAtom = atom((get) => {
  const [theme, saved] = [get(themeAtom), get(savedAtom)];
  return THEME_KEYS.some((key) => key !== 'collapse' && theme[key] !== saved[key]);
});

const DARK = '(prefers-color-scheme: dark)';

/**
 * Skin and scheme are attributes of the html element, so that a change needs no render. The body has the classes of
 * specification 4. Prints are always light, whatever the screen shows.
 */
function applyTheme({ themeName, background, scheme }: Theme, printing = false): void {
  const { dataset } = document.documentElement;
  const dark = scheme === 'dark' || (scheme === 'system' && window.matchMedia(DARK).matches);
  dataset.skin = themeName;
  dataset.scheme = dark && !printing ? 'dark' : 'light';
  const rest = [...document.body.classList].filter((name) => !name.startsWith('vab-'));
  const classes = [`vab-theme-${themeName}`, ...(background === 'none' ? [] : [background])];
  document.body.className = [...rest, ...classes].join(' ');
}

let watching = false;

/** Applies every later change of the theme and of the system's scheme at once. */
function watchTheme(): void {
  if (watching) return;
  watching = true;
  const apply = () => applyTheme(store.get(themeAtom));
  store.sub(themeAtom, apply);
  window.matchMedia(DARK).addEventListener('change', apply);
  window.addEventListener('beforeprint', () => applyTheme(store.get(themeAtom), true));
  window.addEventListener('afterprint', apply);
}

function rememberDefault(): void {
  const { themeName, scheme, background, i18n } = getConfig();
  const isUsual = (['themeName', 'scheme', 'background', 'i18n'] as const).every(
    (key) => getConfig()[key] === SETTINGS[key].fallback,
  );
  writeStored(STORED_DEFAULT, isUsual ? undefined : { themeName, scheme, background, i18n });
}

/** Applies the configured theme overridden by a stored value. */
function applyStored(stored: unknown): void {
  const theme = merged(stored);
  store.set(savedAtom, theme);
  store.set(themeAtom, theme);
  applyTheme(theme);
}

/** Reads the theme that is stored in this browser. */
export function loadTheme(): void {
  watchTheme();
  rememberDefault();
  applyStored(readStored(STORED_THEME));
}

/** Changes the theme for this visit; `saveTheme` stores it. */
export const changeTheme = (change: Partial<Theme>): void => store.set(themeAtom, (theme) => ({ ...theme, ...change }));

/** Merges values into the stored ones, so that keys of other builds are kept. */
function writeOver(values: Partial<Theme>): boolean {
  const stored = readStored(STORED_THEME);
  return writeStored(STORED_THEME, { ...(isRecord(stored) ? stored : {}), ...values });
}

/** Stores the current theme in this browser; returns whether the browser accepted it. */
export function saveTheme(): boolean {
  const theme = store.get(themeAtom);
  store.set(savedAtom, theme);
  const { collapse, ...rest } = theme;
  return writeOver(rest) && writeStored(STORED_FOLD, collapse);
}

/** Restores the configured theme: the stored value is removed (specification 4). The fold of the menu stays. */
export function restoreTheme(): void {
  const { collapse } = store.get(themeAtom);
  writeStored(STORED_THEME, undefined);
  applyStored(undefined);
  changeTheme({ collapse });
}

/** A random skin other than the current one. */
export function randomSkin(random: () => number = Math.random): void {
  const others = (SETTINGS.themeName.values ?? []).filter((name) => name !== store.get(themeAtom).themeName);
  changeTheme({ themeName: others[Math.floor(random() * others.length)]! });
}

/**
 * Changes and stores one value, without the rest of the unsaved theme: controls outside of the drawer have no Save
 * button.
 */
export function keepInTheme(change: Partial<Theme>): void {
  writeOver(change);
  store.set(savedAtom, (saved) => ({ ...saved, ...change }));
  changeTheme(change);
}

/** Folds or unfolds the side menu, and stores it. */
export function setFolded(collapse: boolean): void {
  changeTheme({ collapse });
  writeStored(STORED_FOLD, collapse);
}
