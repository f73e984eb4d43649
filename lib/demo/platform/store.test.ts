import { createRandom } from './random';
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
      .list([], { ...rank, descending }, { pageNo: 1, pageSize: 10 })
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

/** Like {@link EntityStore.list}, in the simplest way: filters and sorts all records. */
function plainly(records: readonly Item[], tests: ((item: Item) => boolean)[], descending: boolean, page: number) {
  const found = records.filter((one) => tests.every((test) => test(one)));
  const valued = found.filter((one) => one.rank !== undefined);
  const byId = (a: Item, b: Item) => (a.id < b.id ? -1 : 1);
  valued.sort((a, b) => (a.rank! - b.rank! || byId(a, b)) * (descending ? -1 : 1));
  const others = found.filter((one) => one.rank === undefined).sort(byId);
  return { list: [...valued, ...others].slice((page - 1) * 7, page * 7), total: found.length };
}

test('what is remembered gives the same as looking at every record, through any changes', () => {
  const random = createRandom(7);
  const store = new EntityStore<Item>(
    () => undefined,
    Array.from({ length: 60 }, (_, i) => item(i, i % 9)),
  );
  const conditions = Array.from({ length: 80 }, (_, n) => ({
    key: n % 3 === 0 ? undefined : `rank of ${n}`,
    test: ({ record }: { record: Item }) => ((record.rank ?? 3) + Number(record.id)) % (2 + (n % 9)) !== 0,
  }));
  for (let turn = 0; turn < 400; turn += 1) {
    const id = random.int(0, 90);
    const change = random.next();
    if (change < 0.3) store.remove(String(id), 0);
    else if (change < 0.8) store.put(item(id, random.chance(0.2) ? undefined : random.int(0, 9)));
    else store.restore(String(id));
    const some = random.shuffled(conditions).slice(0, random.int(0, 3));
    const descending = random.chance(0.5);
    const pageNo = random.int(1, 4);
    const sort = { ...rank, key: random.chance(0.5) ? 'rank' : `rank ${turn}`, descending };
    expect(store.list(some, sort, { pageNo, pageSize: 7 })).toEqual(
      plainly(
        store.records(),
        some.map(
          ({ test: meets }) =>
            (record) =>
              meets({ record }),
        ),
        descending,
        pageNo,
      ),
    );
  }
});

test('a condition that is remembered looks at a record only when that has changed', () => {
  const looked: string[] = [];
  const store = new EntityStore<Item>(() => undefined, [item(1, 1), item(2, 2), item(3, 3)]);
  const high = {
    key: 'high',
    test({ record }: { record: Item }) {
      looked.push(record.id);
      return (record.rank ?? 0) > 1;
    },
  };
  const total = () => store.list([high], { ...rank, descending: false }, { pageNo: 1, pageSize: 1 }).total;
  expect([total(), total(), total()]).toEqual([2, 2, 2]);
  store.put(item(1, 9));
  store.remove('2', 0);
  expect([total(), total()]).toEqual([2, 2]);
  expect(looked).toEqual(['1', '2', '3', '1']);
});
