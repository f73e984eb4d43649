import { completenessOf, hasText, type Fact } from '@/components/ui/form/diagnosis/completeness';
import { INFO_FACTS } from './info-facts';
import { INFO_KIND } from './info-kind';

type Values = { a: string; b: string[] };
const FACTS: Fact<Values>[] = [
  { key: 'a', path: 'a', given: ({ a }) => hasText(a) },
  { key: 'b', path: 'b', given: ({ b }) => b.length > 0 },
];

test('what is missing is named, and the score is the share of what is there', () => {
  expect(completenessOf({ a: ' ', b: [] }, FACTS)).toMatchObject({ score: 0, given: 0, missing: FACTS });
  expect(completenessOf({ a: 'x', b: [] }, FACTS)).toMatchObject({ score: 50, given: 1, missing: [{ key: 'b' }] });
  expect(completenessOf({ a: 'x', b: ['y'] }, FACTS)).toMatchObject({ score: 100, missing: [] });
});

test('a year is a text for this, too; white space is none', () => {
  expect([1998, 0, 'x', ' \n', '', undefined].map(hasText)).toEqual([true, true, true, false, false, false]);
});

test('every fact of the shop is missed in an empty one, and its path is one the form has', () => {
  const empty = INFO_KIND.toValues();
  const { missing } = completenessOf(empty, INFO_FACTS);
  expect(missing).toHaveLength(INFO_FACTS.length);
  for (const { path } of INFO_FACTS) expect(Object.keys(empty)).toContain(path.split('.')[0]);
});
