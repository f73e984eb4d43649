import { diffRecords, mergeRecords, type Side } from './diff-records';

const base = {
  title: { zh: '泵', en: 'Pump' },
  moq: { quantity: 10, unit: 'pcs' },
  tiers: [
    { q: 1, p: '9' },
    { q: 5, p: '8' },
  ],
  stock: 3,
};

test('equal fields are merged, differing ones listed with who changed them', () => {
  const mine = { ...base, title: { zh: '水泵', en: 'Pump' }, stock: 5 };
  const theirs = { ...base, moq: { quantity: 5, unit: 'pcs' }, stock: 7 };
  const { differences, same } = diffRecords(mine, base, theirs);
  expect(differences).toEqual([
    { path: ['title', 'zh'], mine: '水泵', theirs: '泵', proposed: 'mine' },
    { path: ['moq', 'quantity'], mine: 10, theirs: 5, proposed: 'theirs' },
    { path: ['stock'], mine: 5, theirs: 7, proposed: 'mine' },
  ]);
  expect(same).toBe(3);
});

test('rows are compared one by one only where they are the same rows', () => {
  const mine = {
    ...base,
    tiers: [
      { q: 1, p: '9' },
      { q: 5, p: '7' },
    ],
  };
  expect(diffRecords(mine, base, base).differences.map(({ path }) => path)).toEqual([['tiers', '1', 'p']]);
  const longer = { ...base, tiers: [...base.tiers, { q: 9, p: '6' }] };
  expect(diffRecords(longer, base, base).differences.map(({ path }) => path)).toEqual([['tiers']]);
  const rows = (ids: string[]) => ({ rows: ids.map((id) => ({ id, sku: `s-${id}` })) });
  expect(diffRecords(rows(['a', 'b']), rows(['a', 'b']), rows(['b', 'a'])).differences.map(({ path }) => path)).toEqual(
    [['rows']],
  );
});

test("what is the platform's own is skipped", () => {
  expect(diffRecords({ version: 1, a: 1 }, {}, { version: 2, a: 1 }, ['version'])).toEqual({
    differences: [],
    same: 1,
  });
});

test('the merge takes the chosen side of each field and leaves the rest as the platform has it', () => {
  const mine = { ...base, title: { zh: '水泵', en: 'Pump' }, stock: undefined };
  const theirs = { ...base, stock: 7, extra: 'kept' };
  const { differences } = diffRecords(mine, base, theirs);
  const choice = (chosen: Record<string, Side>) => differences.map(({ path }) => chosen[path.join('.')] ?? 'theirs');
  expect(mergeRecords(theirs, differences, choice({ 'title.zh': 'mine' }))).toEqual({
    ...theirs,
    title: { zh: '水泵', en: 'Pump' },
  });
  expect(mergeRecords(theirs, differences, choice({ stock: 'mine' }))).not.toHaveProperty('stock');
});

test('a field named like a trap changes no prototype', () => {
  const evil = JSON.parse('{"__proto__":{"admin":true},"a":1}') as object;
  const { differences } = diffRecords(evil, {}, { a: 1 });
  mergeRecords(
    { a: 1 },
    differences,
    differences.map(() => 'mine'),
  );
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('keys that hold dots are merged where they are, such as a renamed option of a variant', () => {
  const variant = (options: Record<string, string>) => ({ variants: [{ id: 'v1', options, sku: 'A' }] });
  const was = variant({ 'Dia. (mm)': '50' });
  const mine = variant({ 'Length. (mm)': '50' });
  const theirs = { ...was, stock: 9 };
  const { differences } = diffRecords(mine, was, theirs);
  const merged = mergeRecords(
    theirs,
    differences,
    differences.map(({ proposed }) => proposed),
  );
  expect(merged).toEqual({ ...mine, stock: 9 });
});
