import { inOnePath } from './one-path.mjs';

const dOf = (...node: [string, Record<string, string>][]) => inOnePath(node);
const path = (d: string) => [['path', { d, key: 'one' }]];

it('joins shapes of all kinds into one path', () => {
  expect(
    dOf(
      ['circle', { cx: '11', cy: '11', r: '8', key: 'a' }],
      ['path', { d: 'm21 21-4.34-4.34', key: 'b' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4', key: 'c' }],
      ['rect', { x: '3', y: '3', width: '18', height: '10', rx: '2', key: 'd' }],
      ['rect', { width: '4', height: '2', key: 'e' }],
      ['polygon', { points: '1 1 2 3 4 5', key: 'f' }],
    ),
  ).toEqual(
    path(
      'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z' +
        'M21 21l-4.34-4.34' +
        'M1 2L3 4' +
        'M5 3h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z' +
        'M0 0h4v2h-4z' +
        'M1 1 2 3 4 5z',
    ),
  );
});

it('keeps where a path starts, wherever the one before ends', () => {
  expect(dOf(['path', { d: 'M1 2 3 4' }], ['path', { d: 'm.5-.5h2' }])).toEqual(path('M1 2L3 4M.5 -.5h2'));
});

it('leaves alone what has a look of its own or is no known shape', () => {
  const dot: [string, Record<string, string>] = ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }];
  expect(dOf(['path', { d: 'M1 2v3' }], dot)).toEqual([...path('M1 2v3'), dot]);
  expect(dOf(dot)).toEqual([dot]);
  expect(dOf(['text', { x: '1' }])).toEqual([['text', { x: '1' }]]);
});
