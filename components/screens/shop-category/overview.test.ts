import { overviewOf } from './overview';

const name = (zh: string, en = zh) => ({ zh, en });

test('the overview finds what is empty, hidden or in one language, at any level', () => {
  const { levels, top, findings } = overviewOf([
    { id: 'a', name: name('a'), productCount: 2, children: [{ id: 'b', name: name('b', ' '), productCount: 0 }] },
    { id: 'c', name: name('c'), productCount: 9 },
    { id: 'd', name: name('d'), productCount: 0, visible: false },
  ]);
  const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);
  expect(levels).toBe(2);
  expect(ids(top)).toEqual(['c', 'a']);
  expect(ids(findings.empty)).toEqual(['b']);
  expect(ids(findings.untranslated)).toEqual(['b']);
  expect(ids(findings.hidden)).toEqual(['d']);
});

test('counts that the platform does not send are no finding', () => {
  const { levels, top, findings } = overviewOf([{ id: 'a', name: name('a') }]);
  expect([levels, top, findings.empty]).toEqual([1, [], []]);
  expect(overviewOf([]).levels).toBe(0);
});
