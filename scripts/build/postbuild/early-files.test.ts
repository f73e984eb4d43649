import vm from 'node:vm';
import { bundleOf } from './early-files.mjs';

type Entry = string | number | object | (() => string);

/** What a page reports to the bundler when it has run the file. */
function pushed(text: string): Entry[][] {
  const context = vm.createContext({});
  vm.runInContext(text, context);
  return (context as { TURBOPACK: Entry[][] }).TURBOPACK;
}

const chunks = new Map([
  [
    'chunks/frame.js',
    [
      { ids: [1], source: '()=>"react"' },
      { ids: [2, 3], source: '()=>"frame"' },
    ],
  ],
  [
    'chunks/tabs.js',
    [
      { ids: [2], source: '()=>"frame"' },
      { ids: [4], source: '()=>"tabs"' },
    ],
  ],
]);

test('several files are one, each under its own name, with every module once and none that the page has', () => {
  const [frame, tabs, loaded, ...more] = pushed(bundleOf(['chunks/frame.js', 'chunks/tabs.js'], chunks, [1]));
  expect(frame).toEqual(['static/chunks/frame.js', 2, 3, expect.any(Function)]);
  expect(tabs).toEqual(['static/chunks/tabs.js', 4, expect.any(Function)]);
  expect((tabs?.[2] as () => string)()).toBe('tabs');
  expect(loaded?.[1]).toEqual({
    otherChunks: ['static/chunks/frame.js', 'static/chunks/tabs.js'],
    runtimeModuleIds: [],
  });
  expect(more).toEqual([]);
});
