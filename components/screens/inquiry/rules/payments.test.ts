import * as v from '@/lib/schema/schema';
import { paymentsSchema } from '@/lib/api/inquiry-schema';
import { paymentLine, paymentsSentence, USUAL_PAYMENTS } from './payments';

const faults = (payments: object[]) =>
  (v.safeParse(paymentsSchema, payments).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test('the parts are 100 percent together, exactly, and days are named', () => {
  for (const payments of USUAL_PAYMENTS) expect(faults([...payments])).toEqual([]);
  const [first, second, third] = [33.3, 33.3, 33.4].map((percent) => ({ percent, when: 'order' }));
  expect(faults([first!, second!, third!])).toEqual([]);
  expect(faults([first!, second!])).toEqual([['1.percent', 'paymentSum']]);
  expect(faults([{ percent: 100, when: 'days' }])).toEqual([['0.days', 'required']]);
  expect(faults([{ percent: 100, when: 'days', days: 30 }])).toEqual([]);
  expect(faults([{ percent: 0, when: 'later' }])).toHaveLength(2);
});

test('they are said in the words of the language, beside the payment term', () => {
  const payments = [...USUAL_PAYMENTS[0]!.slice(0, 1), { percent: 70, when: 'days' as const, days: 30 }];
  expect(paymentLine({ paymentTerm: 'TT', payments }, 'en')).toBe('T/T: 30% with order, 70% after 30 days');
  expect(paymentLine({ paymentTerm: 'LC' }, 'en')).toBe('L/C');
  expect(paymentsSentence(payments, 'zh')).toBe('付款：30% 下单时，70% 30 天后。');
});
