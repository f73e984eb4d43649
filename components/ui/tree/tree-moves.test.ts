import type { TreeNode } from '@/lib/util/tree';
import { branchIds, linesOf, pathTo } from './tree-lines';
import { dropOn, moved, moveProblem, staysPut, stepOf } from './tree-moves';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: id, children });

/**
 *     a
 *       a1
 *         a11
 *       a2
 *     b
 *     c
 *       c1
 */
const TREE = [node('a', node('a1', node('a11')), node('a2')), node('b'), node('c', node('c1'))];

/** The tree as one text: a(a1(a11) a2) b c(c1). */
const drawn = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${drawn(children)})` : id)).join(' ');

describe('lines', () => {
  test('show what is in open nodes alone, with level, position and number of siblings', () => {
    const shown = linesOf(TREE, (id) => id === 'a').map((line) => [
      line.node.id,
      line.level,
      line.parentId,
      `${line.position}/${line.size}`,
    ]);
    expect(shown).toEqual([
      ['a', 1, '', '1/3'],
      ['a1', 2, 'a', '1/2'],
      ['a2', 2, 'a', '2/2'],
      ['b', 1, '', '2/3'],
      ['c', 1, '', '3/3'],
    ]);
  });

  test('know the branches, and the way to a node', () => {
    expect(branchIds(TREE)).toEqual(['a', 'a1', 'c']);
    expect(pathTo(TREE, 'a11').map(({ id }) => id)).toEqual(['a', 'a1']);
    expect([pathTo(TREE, 'b'), pathTo(TREE, 'gone')]).toEqual([[], []]);
  });
});

describe('a move', () => {
  test.each([
    ['before a sibling', { id: 'c', parentId: '', before: 'a' }, 'c(c1) a(a1(a11) a2) b'],
    ['to the end of its siblings', { id: 'a', parentId: '' }, 'b c(c1) a(a1(a11) a2)'],
    ['into another node, with all below it', { id: 'a1', parentId: 'c' }, 'a(a2) b c(c1 a1(a11))'],
    ['before a child of another node', { id: 'b', parentId: 'a', before: 'a2' }, 'a(a1(a11) b a2) c(c1)'],
    ['out to the top', { id: 'a11', parentId: '', before: 'b' }, 'a(a1 a2) a11 b c(c1)'],
  ])('%s', (_, move, after) => {
    expect(drawn(moved(TREE, move))).toBe(after);
  });

  test('loses no node and doubles none, wherever each goes', () => {
    const ids = linesOf(TREE).map(({ node: { id } }) => id);
    for (const id of ids)
      for (const parentId of ['', ...ids])
        for (const before of [undefined, ...ids]) {
          const after = linesOf(moved(TREE, { id, parentId, before })).map((line) => line.node.id);
          expect(after.toSorted()).toEqual(ids.toSorted());
        }
  });

  test.each([
    ['into itself', { id: 'a', parentId: 'a' }],
    ['into what lies below it', { id: 'a', parentId: 'a11' }],
    ['into a node that is gone', { id: 'a', parentId: 'gone' }],
    ['before a sibling that is gone', { id: 'a', parentId: 'c', before: 'gone' }],
    ['of a node that is gone', { id: 'gone', parentId: '' }],
    ['to where it is', { id: 'a', parentId: '', before: 'b' }],
    ['before itself', { id: 'a', parentId: '', before: 'a' }],
  ])('%s leaves the tree as it is', (_, move) => {
    expect(moved(TREE, move)).toBe(TREE);
  });

  test('that changes nothing is known', () => {
    expect(staysPut(TREE, { id: 'b', parentId: '', before: 'c' })).toBe(true);
    expect(staysPut(TREE, { id: 'c', parentId: '' })).toBe(true);
    expect(staysPut(TREE, { id: 'b', parentId: '' })).toBe(false);
    expect(staysPut(TREE, { id: 'b', parentId: 'a' })).toBe(false);
  });
});

describe('what is not allowed', () => {
  test('a node deeper than the tree may be, its own levels counted', () => {
    // a1 has two levels: below c that makes three.
    expect(moveProblem(TREE, { id: 'a1', parentId: 'c' }, 3)).toBeUndefined();
    expect(moveProblem(TREE, { id: 'a1', parentId: 'c1' }, 3)).toBe('tooDeep');
    expect(moveProblem(TREE, { id: 'a1', parentId: 'c1' }, 4)).toBeUndefined();
    expect(moveProblem(TREE, { id: 'a', parentId: 'c1' }, 4)).toBe('tooDeep');
  });

  test('a node in itself or in what lies below it', () => {
    expect(moveProblem(TREE, { id: 'a', parentId: 'a' }, 9)).toBe('ownChild');
    expect(moveProblem(TREE, { id: 'a', parentId: 'a11' }, 9)).toBe('ownChild');
  });

  test('the top takes every node', () => {
    expect(moveProblem(TREE, { id: 'a', parentId: '' }, 3)).toBeUndefined();
  });
});

describe('a step with a key', () => {
  const after = (id: string, step: Parameters<typeof stepOf>[2]) => {
    const move = stepOf(TREE, id, step);
    return move && drawn(moved(TREE, move));
  };

  test('up and down go past one sibling, and end at the first and the last', () => {
    expect(after('b', 'up')).toBe('b a(a1(a11) a2) c(c1)');
    expect(after('a', 'up')).toBeUndefined();
    expect(after('a', 'down')).toBe('b a(a1(a11) a2) c(c1)');
    expect(after('b', 'down')).toBe('a(a1(a11) a2) c(c1) b');
    expect(after('c', 'down')).toBeUndefined();
  });

  test('out leads right behind the node it was in', () => {
    expect(after('a11', 'out')).toBe('a(a1 a11 a2) b c(c1)');
    expect(after('a2', 'out')).toBe('a(a1(a11)) a2 b c(c1)');
    expect(after('c1', 'out')).toBe('a(a1(a11) a2) b c c1');
    expect(after('b', 'out')).toBeUndefined();
  });

  test('in leads to the end of the sibling before', () => {
    expect(after('b', 'in')).toBe('a(a1(a11) a2 b) c(c1)');
    expect(after('a', 'in')).toBeUndefined();
  });
});

describe('letting go over a line', () => {
  const lines = linesOf(TREE);
  const at = (id: string) => lines.findIndex((line) => line.node.id === id);
  const drop = (id: string, y: number, level = 9, ordered = true) => dropOn(lines, at(id), { y, level }, ordered);

  test('is before it, into it or after it', () => {
    expect(drop('b', 0.1)).toEqual({ side: 'before', level: 1, position: { parentId: '', before: 'b' } });
    expect(drop('b', 0.5)).toEqual({ side: 'inside', level: 2, position: { parentId: 'b' } });
    expect(drop('b', 0.9)).toEqual({ side: 'after', level: 1, position: { parentId: '', before: 'c' } });
  });

  test('below an open branch is into it', () => {
    expect(drop('a', 0.9)).toEqual({ side: 'inside', level: 2, position: { parentId: 'a' } });
  });

  test('below the last of some siblings the pointer says whose sibling is meant', () => {
    expect(drop('a11', 0.9, 3).position).toEqual({ parentId: 'a1' });
    expect(drop('a11', 0.9, 2)).toEqual({ side: 'after', level: 2, position: { parentId: 'a', before: 'a2' } });
    // a2 is below: further out is another position.
    expect(drop('a11', 0.9, 1).position).toEqual({ parentId: 'a', before: 'a2' });
    expect(drop('a2', 0.9, 1)).toEqual({ side: 'after', level: 1, position: { parentId: '', before: 'b' } });
    expect(drop('c1', 0.9, 1)).toEqual({ side: 'after', level: 1, position: { parentId: '' } });
  });

  test('is always into it where siblings have an order of their own', () => {
    expect(drop('b', 0.1, 1, false)).toEqual({ side: 'inside', level: 2, position: { parentId: 'b' } });
    expect(drop('b', 0.9, 1, false).position).toEqual({ parentId: 'b' });
  });
});
