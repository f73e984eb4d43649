/** @jest-environment ./scripts/check/jest-env.ts */
import { startSession } from '@/lib/auth/session';
import { store } from '@/lib/state/store';
import { listDrafts, moveDrafts, removeDrafts, removeDraftsOf, removeOldDrafts } from './draft-list';
import { draftKey, mayDeleteAtom, readDraft, writeDraft, writeEntry } from './draft-store';

const NOW = Date.parse('2026-03-20T00:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const draft = (name: string, at = daysAgo(0)) => ({ at, values: { name }, by: name });
const keep = (account: string, name: string, at?: string, id?: string) =>
  writeEntry(draftKey(account, 'product', id), { drafts: [draft(name, at)], damaged: [] });
const names = (account: string) => listDrafts(account).map((one) => (one.draft?.values as { name: string }).name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('lists the drafts of an account, the last typed first, and removes those that are given up', () => {
  keep('id:7', 'old', daysAgo(3));
  keep('id:7', 'new', daysAgo(1), '15');
  keep('id:70', 'other');
  expect(names('id:7')).toEqual(['new', 'old']);
  expect(listDrafts('id:7')[0]).toMatchObject({ form: 'product', id: '15' });
  removeDrafts(listDrafts('id:7').slice(0, 1));
  expect([names('id:7'), names('id:70')]).toEqual([['old'], ['other']]);
  removeDraftsOf('id:7');
  expect([names('id:7'), names('id:70')]).toEqual([[], ['other']]);
});

test('a draft of a new record of a certain sort is of the same form', () => {
  writeEntry(draftKey('id:7', 'shopResource/partner', undefined), { drafts: [draft('ISO')], damaged: [] });
  expect(listDrafts('id:7')).toMatchObject([{ form: 'shopResource' }]);
  removeDrafts(listDrafts('id:7'));
  expect(listDrafts('id:7')).toEqual([]);
});

test('what was kept under older names of the account is its own from now on', () => {
  keep('甬泉 Yongquan-Pump', 'of the older scheme');
  keep('name:yongquan-pump', 'before the platform named accounts', undefined, '15');
  keep('甬泉 yongquan-sales', 'of a colleague');
  keep('id:7', 'own', undefined, '15');
  moveDrafts(['甬泉 yongquan-pump', 'yongquan-pump', 'name:yongquan-pump'], 'id:7');
  expect(names('id:7').sort()).toEqual(['before the platform named accounts', 'of the older scheme', 'own']);
  expect(names('甬泉 yongquan-sales')).toEqual(['of a colleague']);
  expect(Object.keys(localStorage)).toHaveLength(3);
});

test('a former name that is a part of the key itself is no other: its drafts are moved, too', () => {
  for (const name of ['client', 'draft', 'supplier']) keep(name, name, undefined, name);
  moveDrafts(['client', 'draft', 'supplier'], 'id:7');
  expect(names('id:7').sort()).toEqual(['client', 'draft', 'supplier']);
  expect(
    listDrafts('id:7')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['client', 'draft', 'supplier']);
});

test('drafts are kept for 14 days; what has no date counts from the first look at it', () => {
  keep('id:7', 'too old', daysAgo(15));
  keep('id:7', 'fresh', daysAgo(13), '1');
  const damaged = draftKey('id:8', 'blog', undefined);
  localStorage.setItem(damaged, '{');
  removeOldDrafts(NOW);
  expect(names('id:7')).toEqual(['fresh']);
  expect(listDrafts('id:8')[0]?.damaged?.text).toBe('{');
  removeOldDrafts(NOW + 13 * 86_400_000);
  expect(listDrafts('id:8')).toHaveLength(1);
  removeOldDrafts(NOW + 15 * 86_400_000);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['20 000 levels', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a draft with values of 20 000 levels', `{"at":"2026-01-01","values":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a date that is no text', '{"at":{"toString":1}}'],
])('what can never have been a draft keeps nobody out: %s', (_, text) => {
  localStorage.setItem(draftKey('id:8', 'blog', undefined), text);
  keep('id:8', 'other', daysAgo(1), '1');
  removeOldDrafts(NOW);
  moveDrafts(['id:8'], 'ID:8');
  const kinds = listDrafts('ID:8').map(({ draft, damaged }) => (draft ? 'draft' : damaged && 'damaged'));
  expect(kinds.sort()).toEqual(['damaged', 'draft']);
});

test('where nobody knows the account, drafts stay in the tab; where nobody is in, nothing is kept', () => {
  keep('tab:abc', 'mine');
  expect([localStorage.length, names('tab:abc')]).toEqual([0, ['mine']]);
  expect(keep('', 'nobody')).toBe(false);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

test('what names the record to be is kept with it', () => {
  const key = draftKey('id:7', 'product', undefined);
  writeDraft(key, { ...draft('a'), clientId: 'c-1' });
  expect(readDraft(key, (values) => values)?.clientId).toBe('c-1');
});

test('a record that its platform calls "new" shares no draft with a new record', () => {
  keep('id:7', 'of a new one');
  keep('id:7', 'of the record', undefined, 'new');
  const ids = listDrafts('id:7').map(({ id, draft }) => [(draft?.values as { name: string }).name, id]);
  expect(ids.sort()).toEqual([
    ['of a new one', undefined],
    ['of the record', 'new'],
  ]);
});

describe('the browser’s word that it keeps drafts for good', () => {
  const answering = (persist: boolean, persisted = persist) => {
    const storage = { persist: jest.fn(() => Promise.resolve(persist)), persisted: () => Promise.resolve(persisted) };
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
    return storage;
  };
  const type = async (title: string) => {
    writeDraft(draftKey('id:7', 'product', undefined), draft(title));
    await new Promise((resolve) => setTimeout(resolve));
    return store.get(mayDeleteAtom);
  };
  beforeEach(() => startSession());
  afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

  test('it is asked for once, with the first of them', async () => {
    const { persist } = answering(true);
    expect(await type('a')).toBe(false);
    expect(await type('b')).toBe(false);
    startSession();
    expect(await type('c')).toBe(false);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('refused, they may be deleted; so they may later, until the browser has changed its mind', async () => {
    answering(false);
    expect(await type('a')).toBe(true);
    startSession();
    expect(await type('b')).toBe(true);
    answering(false, true);
    startSession();
    expect(await type('c')).toBe(false);
  });

  test('a browser that cannot be asked has promised nothing', async () => {
    expect(await type('a')).toBe(true);
  });
});
