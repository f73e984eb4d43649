/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { preferencesText, readPreferences, applyPreferences } from './preferences';
import { localeAtom } from './locale';
import { store } from './store';
import { changeTheme, loadTheme, themeAtom } from './theme';

beforeEach(() => {
  const result = parseConfig({});
  if (result.ok) setConfig(result.config);
  localStorage.clear();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList;
  loadTheme();
});

it('what was written out comes back', async () => {
  changeTheme({ themeName: 'ocean', layout: 'column', density: 'compact', showTabs: false });
  const text = preferencesText();
  loadTheme();
  const result = readPreferences(text);
  if (!result.ok) throw new Error('refused');
  await applyPreferences({ ...result.preferences, language: 'en' });
  expect(store.get(themeAtom)).toMatchObject({
    themeName: 'ocean',
    layout: 'column',
    density: 'compact',
    showTabs: false,
  });
  expect(store.get(localeAtom)).toBe('en');
});

const file = (theme: unknown, rest: object = {}) => JSON.stringify({ supplierClientPreferences: 1, theme, ...rest });

it.each([
  ['', 'notPreferences', undefined],
  ['{', 'notPreferences', undefined],
  ['null', 'notPreferences', undefined],
  ['{"theme":{}}', 'notPreferences', undefined],
  [JSON.stringify({ supplierClientPreferences: 2, theme: {} }), 'notPreferences', undefined],
  [file([]), 'notPreferences', undefined],
  [file({ themeName: 'pink' }), 'wrongValue', 'themeName'],
  [file({ showTabs: 'true' }), 'wrongValue', 'showTabs'],
  [file({ title: 'mine' }), 'wrongValue', 'title'],
  ['{"supplierClientPreferences":1,"theme":{"__proto__":1}}', 'wrongValue', '__proto__'],
  [file({}, { language: 'fr' }), 'wrongValue', 'language'],
])('%j is refused: %s %s', (text, kind, key) => {
  expect(readPreferences(text)).toEqual({ ok: false, problem: key ? { kind, key } : { kind } });
});

it('a file need not name everything', () => {
  expect(readPreferences(file({ scheme: 'dark' }))).toEqual({
    ok: true,
    preferences: { language: undefined, theme: { scheme: 'dark' } },
  });
});
