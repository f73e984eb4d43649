import { shareTexts } from './share-text';

const percent = (share: number) => `${Math.round(share * 100)}%`;

test.each([
  [[0], 0, ['0%']],
  [[0], 214, ['0%']],
  [[1], 214, ['<1%']],
  [[3], 214, ['1%']],
  [[183], 214, ['86%']],
  [[999], 1000, ['>99%']],
  [[1000], 1000, ['100%']],
  [[-1], 5, ['0%']],
  // Each rounded alone they would be 101 %.
  [[71, 35, 7, 2, 2], 117, ['60%', '30%', '6%', '2%', '2%']],
  [[1, 1, 1], 3, ['34%', '33%', '33%']],
])('%j of %i are %j', (parts, whole, texts) => expect(shareTexts(parts, whole, percent)).toEqual(texts));
