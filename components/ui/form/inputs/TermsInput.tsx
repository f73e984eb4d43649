import { useTranslations } from 'next-intl';
import { PAYMENT_TERMS, TRADE_TERMS } from '@/lib/api/values';
import type { ComboOption } from './combo/combo';
import { MultiSelect } from './combo/MultiSelect';

/** The codes of terms as keys of the messages. */
const lower = <T extends string>(code: T) => code.toLowerCase() as Lowercase<T>;

/** The trade terms of Incoterms 2020, by code and name. */
export function useTradeTerms(): ComboOption[] {
  const t = useTranslations('form');
  return TRADE_TERMS.map((term) => ({ value: term, label: t(`tradeTerm.${lower(term)}`), short: term }));
}

/** The payment terms of the contract. */
export function usePaymentTerms(): ComboOption[] {
  const t = useTranslations('form');
  return PAYMENT_TERMS.map((term) => ({ value: term, label: t(`paymentTerm.${lower(term)}`), search: term }));
}

export function TradeTermsInput() {
  return <MultiSelect options={useTradeTerms()} />;
}

export function PaymentTermsInput() {
  return <MultiSelect options={usePaymentTerms()} />;
}
