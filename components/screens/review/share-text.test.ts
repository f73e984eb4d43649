import { shareText } from './share-text';

const percent = (share: number) => `${Math.round(share * 100)}%`;

test.each([
  [0, 0, '0%'],
  [0, 214, '0%'],
  [1, 214, '<1%'],
  [3, 214, '1%'],
  [183, 214, '86%'],
  [999, 1000, '>99%'],
  [1000, 1000, '100%'],
  [-1, 5, '0%'],
])('%i of %i is %s', (part, whole, text) => expect(shareText(part, whole, percent)).toBe(text));
