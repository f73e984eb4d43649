import type { Payment } from '@/lib/api/inquiry-schema';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { paymentCode } from '../quotation/payment-code';

const WHEN: Record<Exclude<Payment['when'], 'days'>, Record<ContentLanguage, string>> = {
  order: { zh: '下单时', en: 'with order' },
  'before-shipment': { zh: '发货前', en: 'before shipment' },
  'bl-copy': { zh: '见提单复印件', en: 'against copy of B/L' },
  delivery: { zh: '交货时', en: 'on delivery' },
};

const whenOf = ({ when, days = 0 }: Pick<Payment, 'when' | 'days'>, language: ContentLanguage): string => {
  if (when !== 'days') return WHEN[when][language];
  return language === 'zh' ? `${days} 天后` : `after ${days} ${days === 1 ? 'day' : 'days'}`;
};

/** The payments in words of the language: 30% with order, 70% before shipment. */
export const paymentsText = (payments: readonly Payment[], language: ContentLanguage): string =>
  payments.map((payment) => `${payment.percent}% ${whenOf(payment, language)}`).join(language === 'zh' ? '，' : ', ');

/** What the remark says of the payments where the platform has no field for them. */
export const paymentsSentence = (payments: readonly Payment[], language: ContentLanguage): string =>
  language === 'zh' ? `付款：${paymentsText(payments, 'zh')}。` : `Payment: ${paymentsText(payments, 'en')}.`;

/** The payment term with the payments. */
export const paymentLine = (
  { paymentTerm, payments = [] }: { paymentTerm: string; payments?: readonly Payment[] | undefined },
  language: ContentLanguage,
): string => [paymentCode(paymentTerm), paymentsText(payments, language)].filter(Boolean).join(': ');

/** What is usual in trade. */
export const USUAL_PAYMENTS: readonly (readonly Payment[])[] = [
  [
    { percent: 30, when: 'order' },
    { percent: 70, when: 'before-shipment' },
  ],
  [
    { percent: 30, when: 'order' },
    { percent: 70, when: 'bl-copy' },
  ],
  [{ percent: 100, when: 'order' }],
];
