/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { store } from './store';
import {
  changeTheme,
  keepInTheme,
  loadTheme,
  randomSkin,
  restoreTheme,
  saveTheme,
  setFolded,
  themeAtom,
  unsavedThemeAtom,
} from './theme';

const STORED = 'supplier-client-theme';
const theme = () => store.get(themeAtom);
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? 'null') as unknown;
const look = () => document.documentElement.dataset;

/** The system's colour scheme, which the user may change at any time. */
const system = { matches: false, listeners: new Set<() => void>() };

function configure(raw: object = {}) {
  const result = parseConfig(raw);
  if (result.ok) setConfig(result.config);
}

beforeEach(() => {
  configure();
  localStorage.clear();
  system.matches = false;
  window.matchMedia = (query) =>
    ({
      get matches() {
        return system.matches;
      },
      media: query,
      addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    }) as unknown as MediaQueryList;
});

describe('what was saved lies over what is configured', () => {
  it('nothing saved: the configured theme', () => {
    configure({ themeName: 'ocean', showTabs: false, scheme: 'dark' });
    loadTheme();
    expect(theme()).toMatchObject({ themeName: 'ocean', showTabs: false, layout: 'vertical', density: 'comfortable' });
    expect(look()).toMatchObject({ skin: 'ocean', scheme: 'dark' });
    expect(document.body.classList.contains('vab-theme-ocean')).toBe(true);
  });

  it('the default for each value that is no longer known', () => {
    const saved = { themeName: 'gone', layout: 'float', showTabs: 'yes', background: 'vab-background', density: 3 };
    localStorage.setItem(STORED, JSON.stringify(saved));
    loadTheme();
    expect(theme()).toMatchObject({
      themeName: 'blue-black',
      layout: 'float',
      showTabs: true,
      density: 'comfortable',
    });
    expect([...document.body.classList]).toEqual(expect.arrayContaining(['vab-theme-blue-black', 'vab-background']));
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"__proto__":{"showTabs":false}}'])('survives %j in the storage', (text) => {
    localStorage.setItem(STORED, text);
    loadTheme();
    expect(theme()).toMatchObject({ themeName: 'blue-black', showTabs: true });
  });
});

describe('scheme', () => {
  it('follows the system, at once, where that was chosen', () => {
    localStorage.setItem(STORED, '{"scheme":"system"}');
    loadTheme();
    expect(look().scheme).toBe('light');
    system.matches = true;
    system.listeners.forEach((listener) => listener());
    expect(look().scheme).toBe('dark');
  });

  it('is light on paper', () => {
    localStorage.setItem(STORED, '{"scheme":"dark"}');
    loadTheme();
    window.dispatchEvent(new Event('beforeprint'));
    expect(look().scheme).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(look().scheme).toBe('dark');
  });
});

it('a change shows at once, lasts for the visit, and longer only when saved', () => {
  loadTheme();
  changeTheme({ themeName: 'red-white', background: 'vab-background' });
  expect(look().skin).toBe('red-white');
  expect([...document.body.classList]).toEqual(['vab-theme-red-white', 'vab-background']);
  expect([stored(), store.get(unsavedThemeAtom)]).toEqual([null, true]);
  expect(saveTheme()).toBe(true);
  expect([stored(), store.get(unsavedThemeAtom)]).toMatchObject([{ themeName: 'red-white' }, false]);
  loadTheme();
  expect(theme().themeName).toBe('red-white');
});

it.each([STORED, 'supplier-client-collapse'])(
  'a browser that does not store %s is said to have kept nothing',
  (refused) => {
    loadTheme();
    changeTheme({ themeName: 'red-white', collapse: true });
    const real = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === refused) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    expect(saveTheme()).toBe(false);
  },
);

it('restoring takes the configured theme and removes the stored value', () => {
  configure({ themeName: 'ocean' });
  loadTheme();
  changeTheme({ themeName: 'red-white', layout: 'column', collapse: true });
  saveTheme();
  restoreTheme();
  expect(theme()).toMatchObject({ themeName: 'ocean', layout: 'vertical', collapse: true });
  expect([localStorage.getItem(STORED), look().skin]).toEqual([null, 'ocean']);
  expect(store.get(unsavedThemeAtom)).toBe(false);
});

it('one value is kept without the rest', () => {
  loadTheme();
  changeTheme({ themeName: 'ocean' });
  keepInTheme({ density: 'compact' });
  expect(theme()).toMatchObject({ themeName: 'ocean', density: 'compact' });
  expect([stored(), store.get(unsavedThemeAtom)]).toEqual([{ density: 'compact' }, true]);
});

it('a random skin is never the one in force, and can be any other', () => {
  loadTheme();
  const seen = new Set<string>();
  for (let n = 0; n < 60; n += 1) {
    const before = theme().themeName;
    randomSkin(() => (n % 6) / 6);
    expect(theme().themeName).not.toBe(before);
    seen.add(theme().themeName);
  }
  expect(seen.size).toBe(7);
});

it('the fold is kept by itself, saved theme or not', () => {
  loadTheme();
  setFolded(true);
  expect([stored(), store.get(unsavedThemeAtom)]).toEqual([null, false]);
  changeTheme({ collapse: false });
  loadTheme();
  expect(theme().collapse).toBe(true);
});

it('what the deployment looks like is there for the next first frame, where it is not the usual', () => {
  const remembered = () => localStorage.getItem('supplier-client-default-theme');
  configure({ themeName: 'ocean' });
  loadTheme();
  expect(JSON.parse(remembered() ?? '{}')).toEqual({
    themeName: 'ocean',
    scheme: 'light',
    background: 'none',
    i18n: 'zh',
  });
  configure();
  loadTheme();
  expect(remembered()).toBeNull();
});
