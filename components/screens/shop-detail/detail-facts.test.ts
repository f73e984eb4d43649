import { completenessOf } from '@/components/ui/form/diagnosis/completeness';
import { DETAIL_KIND, type DetailValues } from './detail-kind';
import { DETAIL_FACTS } from './detail-facts';

const missing = (change: Partial<DetailValues>) =>
  completenessOf({ ...DETAIL_KIND.toValues(), ...change }, DETAIL_FACTS).missing.map(({ key }) => key);

test('a row that lacks a part is no entry', () => {
  expect(missing({ mainMarkets: [{ region: 'africa', share: 40 }] })).not.toContain('mainMarkets');
  expect(missing({ mainMarkets: [{ region: '', share: undefined }] })).toContain('mainMarkets');
  const text = (en: string) => ({ question: { zh: '', en }, answer: { zh: '', en } });
  expect(missing({ faq: [text('a'), text('b'), text('c')] })).not.toContain('faq');
  expect(missing({ faq: [text('a'), text('b'), text('')] })).toContain('faq');
});
