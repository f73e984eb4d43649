import * as v from '@/lib/schema/schema';
import { shopDetailSchema } from '@/lib/api/shop-detail';
import { DETAIL_KIND } from './detail-kind';

test('what the client does not know within a row is sent back unchanged', () => {
  const detail = v.parse(shopDetailSchema, {
    ...{ id: '1', version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
    mainMarkets: [{ region: 'africa', share: 40, unknownExtra: 'kept' }],
    faq: [{ question: { en: 'Q?' }, answer: { en: 'A.' }, unknownExtra: 'kept' }],
  });
  const { record } = DETAIL_KIND.toRecord({ ...DETAIL_KIND.toValues(detail), averageLeadDays: 16 }, detail);
  expect(record).toMatchObject({ mainMarkets: detail.mainMarkets, faq: detail.faq, averageLeadDays: 16 });
});
