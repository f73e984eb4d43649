import { useTranslations } from 'next-intl';
import { PAYMENT_TERMS, PERIODS } from '@/lib/api/values';

type PaymentKey = Lowercase<(typeof PAYMENT_TERMS)[number]>;

/** Names of the terms that the contract has codes for; an unknown code stays as it was sent. */
export function useTermNames() {
  const payment = useTranslations('form.paymentTerm');
  const t = useTranslations('buyerView.period');
  return {
    payment: (code: string): string =>
      PAYMENT_TERMS.some((known) => known === code) ? payment(code.toLowerCase() as PaymentKey) : code,
    period: (code: string): string => {
      const known = PERIODS.find((period) => period === code);
      return known ? t(known) : code;
    },
  };
}
