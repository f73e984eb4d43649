/** @jest-environment ./scripts/check/jest-env.ts */
import { act, renderHook } from '@testing-library/react';
import { draftKey, readDraft, writeDraft } from '@/components/ui/record/draft-store';
import { readLastFolder } from '@/components/shared/material/last-folder';
import { useListPrefs } from '@/components/ui/table/use-list-prefs';
import { takeFresh } from '@/components/layout/news/fresh';
import { readKnownWords } from '@/components/screens/inquiry/list/known-words';
import { readTyped } from '@/components/screens/inquiry/paper/letterhead';
import { readUsed } from '@/components/screens/inquiry/template/last-used';
import { useMaterialView } from '@/components/screens/material/ViewSwitch';
import { readLastTemplate } from '@/components/screens/product/form/template/last-template';
import { readExportPrefs } from '@/components/screens/product/sheet/export/export-prefs';
import { readMatching } from '@/components/screens/product/sheet/import/matching';
import { keyOf } from '@/lib/api/request/write-keys';
import { currentSession, startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import { isReturn, readSignOnAnswer } from '@/lib/router/sign-on';
import { currentAccount, loginName } from '@/lib/state/account';
import { readInquiries } from '@/lib/state/answers';
import { loadLocale } from '@/lib/state/locale';
import { readRecent } from '@/lib/state/recent';
import type * as shortcuts from '@/lib/state/shortcuts';
import { store } from '@/lib/state/store';
import { storedTabs } from '@/lib/state/tabs';
import { changeTheme, loadTheme, saveTheme, themeAtom } from '@/lib/state/theme';
import { hasStoredWorks } from '@/lib/state/works';
import { EARLY_REQUESTS } from './html/early-requests';
import { PRE_PAINT } from './html/pre-paint';
import { forgetAccountStart } from './known-start';

/** Every stored value, damaged in every way: its default is used, and no other value changes (bar E9). */

const BAD: [name: string, text: string][] = [
  ['nothing', ''],
  ['half of an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['2 MB of text', JSON.stringify('x'.repeat(2_000_000))],
  ['an unknown version', '{"version":99,"hidden":5,"tabs":5,"state":"s","at":9e15,"target":5}'],
  ['a prototype', '{"__proto__":{"admin":true,"polluted":true}}'],
  ['a theme of before', '{"themeName":"gone","layout":"gone","density":"gone"}'],
  ['a language of before', '"fr"'],
  ['20 000 levels', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['fields that are no text', '{"at":{"toString":1},"values":{"valueOf":1}}'],
];

const hiddenColumns = () => renderHook(() => useListPrefs('product')).result.current.columns.hidden;

const NEWS = { account: 'acme', kind: 'inquiry', since: 1, items: [{ id: '7', at: 2, name: 'a' }] } as const;

function singleKeys(): unknown {
  let isOn: unknown;
  jest.isolateModules(() => {
    isOn = jest.requireActual<typeof shortcuts>('@/lib/state/shortcuts').singleKeysAtom.init;
  });
  return isOn;
}

type Area = 'localStorage' | 'sessionStorage';
/** The function that reads each key, and what it must return if the value is unreadable. */
const READERS: [key: string, area: Area, read: () => unknown, fallback: unknown][] = [
  ['supplier-client-theme', 'localStorage', themeNow, 'fallback'],
  ['supplier-client-default-theme', 'localStorage', themeNow, 'fallback'],
  ['supplier-client-collapse', 'localStorage', themeNow, 'fallback'],
  ['supplier-client-language', 'localStorage', loadLocale, 'zh'],
  ['supplier-client-account', 'localStorage', () => [typeof loginName(), currentAccount()], ['string', 'acme']],
  ['supplier-client-recent acme', 'localStorage', () => readRecent('acme'), []],
  ['supplier-client-tabs', 'sessionStorage', () => storedTabs(), undefined],
  ['supplier-client:library-folder acme', 'localStorage', () => typeof readLastFolder(), 'string'],
  ...['supplier-client:list:product', 'supplier-client:list/acme/product'].map(
    (key): [string, Area, () => unknown, unknown] => [key, 'localStorage', hiddenColumns, []],
  ),
  ['supplier-client-preview-key', 'localStorage', isPreviewLocked, false],
  ['supplier-client-sign-on', 'localStorage', () => [isReturn(), readSignOnAnswer().kind], [false, 'foreign']],
  ['supplier-client-works acme', 'localStorage', () => hasStoredWorks('acme'), false],
  ['supplier-client-letterhead acme', 'localStorage', readTyped, { name: {}, address: {}, contact: {}, banks: {} }],
  ['supplier-client-templates-used acme', 'localStorage', readUsed, []],
  ['supplier-client-product-template acme', 'localStorage', readLastTemplate, undefined],
  ['supplier-client-inquiries-read acme', 'localStorage', () => readInquiries('acme'), []],
  ['supplier-client-inquiry-words acme', 'localStorage', () => [...readKnownWords()], []],
  ['supplier-client-single-keys', 'localStorage', singleKeys, true],
  ['supplier-client:materials:view', 'localStorage', () => renderHook(useMaterialView).result.current[0], 'grid'],
  ['supplier-client:sheet:product', 'localStorage', readExportPrefs, { format: 'xlsx', left: [] }],
  [
    'supplier-client:sheet:product:heads',
    'localStorage',
    () => Object.values(readMatching()).filter((column) => typeof column !== 'string'),
    [],
  ],
  // Read and written at once: the value of a build before is not kept.
  ['supplier-client-news acme', 'localStorage', () => takeFresh(NEWS), NEWS.items],
  ['supplier-client-open-writes', 'sessionStorage', () => typeof keyOf(startSession('t'), 'save', []), 'string'],
  ['supplier-client-start', 'localStorage', () => forgetAccountStart(), undefined],
];

function themeNow() {
  loadTheme();
  const { themeName, layout, density } = store.get(themeAtom);
  const standard = parseConfig({});
  const { config } = standard as Extract<typeof standard, { ok: true }>;
  return themeName === config.themeName && layout === config.layout && density === config.density
    ? 'fallback'
    : 'other';
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  localStorage.clear();
  sessionStorage.clear();
  currentSession().account = 'acme';
});

describe.each(READERS)('%s', (key, area, read, fallback) => {
  it.each(BAD)('%s', async (_, text) => {
    localStorage.setItem('supplier-client-of-others', '"kept"');
    window[area].setItem(key, text);
    expect(await read()).toEqual(fallback);
    expect(localStorage.getItem('supplier-client-of-others')).toBe('"kept"');
    expect(({} as { polluted?: boolean; admin?: boolean }).polluted).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

/** The scripts in the head of the page read these before any module is there. */
const HEAD_KEYS = ['theme', 'default-theme', 'language', 'start', 'token'].map((name) => `supplier-client-${name}`);

describe.each(HEAD_KEYS)('%s, in the head of the page', (key) => {
  it.each([...BAD, ['a list of calls that is none', '{"config":"{}","calls":5}'] as const])('%s', (_, text) => {
    localStorage.setItem('supplier-client-token', 'abc');
    localStorage.setItem('supplier-client-start', '{"config":"{}","calls":[]}');
    localStorage.setItem(key, text);
    window.fetch = jest.fn(() => new Promise<Response>(() => {}));
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    // eslint-disable-next-line no-new-func -- it is text because it is part of the HTML
    for (const script of [PRE_PAINT, EARLY_REQUESTS]) expect(() => new Function(script)()).not.toThrow();
  });
});

/** Values left by other builds: two older and two newer ones (bar E10). */
const OTHER_BUILDS: [name: string, stored: unknown][] = [
  ['the build before', { themeName: 'ocean', hidden: ['sku'], at: 1 }],
  ['one long before', { skin: 'ocean', columns: { sku: false }, v: 0 }],
  ['the build after', { version: 2, themeName: 'aurora', layout: 'split', hidden: { sku: true }, extra: { a: 1 } }],
  ['one long after', { schema: 'x/9', data: 'AAECAw==', checksum: 'abc' }],
];

describe.each(OTHER_BUILDS)('state of %s', (_, stored) => {
  const text = JSON.stringify(stored);
  // The default theme belongs to the deployment, not to the user, and is calculated at each start; reading a sign-on
  // removes it. Of the others what is read is also noted down anew.
  const OWN = ['default-theme', 'sign-on', 'news acme', 'open-writes', 'start'].map((key) => `supplier-client-${key}`);

  it.each(READERS.filter(([key]) => !OWN.includes(key)))('%s is read and not written', (key, area, read) => {
    window[area].setItem(key, text);
    expect(read).not.toThrow();
    expect(window[area].getItem(key)).toBe(text);
  });

  it('a change of theme or columns leaves what this build does not know', () => {
    const list = 'supplier-client:list/acme/product';
    for (const key of ['supplier-client-theme', list]) localStorage.setItem(key, text);
    loadTheme();
    changeTheme({ themeName: 'red-black' });
    expect(saveTheme()).toBe(true);
    const prefs = renderHook(() => useListPrefs('product'));
    act(() => prefs.result.current.setColumns({ ...prefs.result.current.columns, hidden: ['brand'] }));
    const unknown = Object.entries(stored as object).filter(
      ([key]) => !['themeName', 'layout', 'hidden'].includes(key),
    );
    for (const key of ['supplier-client-theme', list])
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject(Object.fromEntries(unknown));
  });

  it('a draft of it stays beside the one of this build', () => {
    const key = draftKey('acme', 'product', '7');
    const theirs = { format: 7, at: '2026-10-14T00:00:00Z', values: stored };
    localStorage.setItem(key, JSON.stringify([theirs]));
    const read = () => readDraft(key, (values) => values as object);
    expect(read()).toBeUndefined();
    writeDraft(key, { at: '2026-10-14T01:00:00Z', values: { name: 'ours' } });
    expect(read()?.values).toEqual({ name: 'ours' });
    writeDraft(key, undefined);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([theirs]);
  });
});
