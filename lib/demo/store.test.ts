/** @jest-environment node */
import { EntityStore, TRASH_TIME, type Entity } from './store';
import { titleKey } from './title-key';

interface Item extends Entity {
  rank?: number;
}
const item = (id: number, rank?: number): Item => ({ id: String(id), version: 1, createdAt: '', updatedAt: '', rank });
const rank = { key: 'rank', value: ({ record }: { record: Item }) => record.rank };

test('keeps its orders through changes, values before none, equal ones by id', () => {
  const store = new EntityStore<Item>(() => undefined, [item(1, 5), item(2), item(3, 1), item(4, 5)]);
  const ids = (descending: boolean) =>
    store
      .list(() => true, { ...rank, descending }, { pageNo: 1, pageSize: 10 })
      .list.map(({ id }) => id)
      .join('');
  expect([ids(false), ids(true)]).toEqual(['3142', '4132']);
  store.put(item(3, 9));
  store.put(item(5, 2));
  store.put(item(2, 3));
  expect(ids(false)).toBe('52143');
  store.put(item(2));
  store.remove('1', 0);
  expect([ids(false), ids(true)]).toEqual(['5432', '3452']);
  expect(store.newId()).toBe('6');
});

test('writes down only what differs from the seed', () => {
  const seed = [item(1), item(2), item(3)];
  const store = new EntityStore<Item>(() => undefined, seed);
  expect(store.changes()).toEqual({ records: [], trash: [], gone: [] });
  store.put(item(2, 7));
  store.remove('1', 0);
  store.remove('3', TRASH_TIME);
  expect(store.trashed('1', TRASH_TIME + 1)).toBeUndefined();
  const copy = new EntityStore<Item>(() => undefined, seed);
  copy.apply(store.changes());
  expect([...copy.rows()].map(({ record }) => record)).toEqual([item(2, 7)]);
  expect(copy.trashed('3', TRASH_TIME)).toEqual(item(3));
  expect(copy.changes()).toEqual(store.changes());
});

test('titles sort by pinyin, without case, numbers by their size', () => {
  const sorted = ['泵 CDL16', '阀', 'b', '泵 cdl2', 'A'].sort((a, b) => (titleKey(a) < titleKey(b) ? -1 : 1));
  expect(sorted).toEqual(['A', 'b', '泵 cdl2', '泵 CDL16', '阀']);
});
