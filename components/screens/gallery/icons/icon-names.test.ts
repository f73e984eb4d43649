import { iconFor } from '@/components/ui/menu/route-icons';
import { ICON_NAMES } from './icon-names';

test('each word leads to the icon that is shown beside it', () => {
  expect(ICON_NAMES.filter(({ word, icon }) => iconFor(word) !== icon).map(({ word }) => word)).toEqual([]);
});

test('each is a word, there once', () => {
  const words = ICON_NAMES.map(({ word }) => word);
  expect(words.filter((word) => !/^[a-z]+(-[a-z]+)*$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(60);
});
