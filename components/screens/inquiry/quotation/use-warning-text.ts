import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import type { QuotationWarning } from '../rules/quotation-warnings';
import { paymentCode } from './payment-code';

/** The sentence of a warning; `currency` is the quotation's. */
export function useWarningText(currency: string): (warning: QuotationWarning) => string {
  const t = useTranslations('inquiry.preview.warning');
  const format = useFormatter();
  const locale = useLocale();
  const { quantity } = useUnits();
  return (warning) => {
    switch (warning.key) {
      case 'belowMoq':
        return t('belowMoq', {
          ...warning,
          quantity: quantity(warning.quantity, warning.unit),
          moq: quantity(warning.moq, warning.unit),
        });
      case 'belowList':
      case 'aboveList':
        return t(warning.key, {
          ...warning,
          price: formatAmount(warning.price, currency, locale),
          share: format.number(Math.abs(warning.change), { style: 'percent', maximumFractionDigits: 1 }),
        });
      case 'listCurrency':
      case 'targetCurrency':
        return t(warning.key, { ...warning, quoted: currency });
      case 'unchecked':
        return t('unchecked', { ...warning });
      case 'tradeTerm':
        return t('tradeTerm', { asked: warning.asked });
      case 'paymentTerm':
        return t('paymentTerm', { asked: paymentCode(warning.asked) });
    }
  };
}
