import { readingOf } from './reading';

it.each([
  ['', 0, 0],
  [' ，。！ … ', 0, 0],
  ['离心泵选型指南：三步看懂。', 11, 1],
  ["A buyer's guide to 3.5 kW pumps", 7, 1],
  ['CDL32 多级泵', 4, 1],
])('%j has %i words', (text, words, minutes) => {
  expect(readingOf(text)).toEqual({ words, minutes });
});

it('estimates minutes by the pace of each script', () => {
  expect(readingOf('泵'.repeat(1200))).toEqual({ words: 1200, minutes: 3 });
  expect(readingOf('pump '.repeat(440)).minutes).toBe(2);
  expect(readingOf('泵'.repeat(400) + ' pump'.repeat(220)).minutes).toBe(2);
});
