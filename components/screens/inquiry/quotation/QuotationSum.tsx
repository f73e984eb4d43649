import { useLocale, useTranslations } from 'next-intl';
import { useFormState } from '@/components/ui/form/form-context';
import { formatAmount } from '@/lib/i18n/amount-text';
import { sumOfLines } from '@/lib/util/money';
import { chargesIn, discountOf } from './quotation-values';
import { isTiered, type QuotationValues } from './quotation-fields';
import styles from './QuotationSum.module.css';

/**
 * The sum of what will be sent: of the prices after the discount, so that it is the sum the buyer gets. With price tiers
 * it depends on what the buyer orders, which is said instead.
 */
export function QuotationSum() {
  const t = useTranslations('inquiry.quotation');
  const card = useTranslations('inquiry.card');
  const locale = useLocale();
  const values = useFormState((snapshot) => snapshot.values as QuotationValues);
  const { items, currency, tradeTerm = '', discount } = values;
  const less = discountOf(values);
  const charges = chargesIn(values).map(([name, unitPrice]) => ({ name, quantity: 1, unitPrice }));
  const hasSum = !items.some(isTiered);
  const total = hasSum ? sumOfLines([...(less?.lines ?? items), ...charges], currency) : undefined;
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const parts = [
    ...(hasSum ? [['goods', money(sumOfLines(items, currency))]] : []),
    ...(less ? [['discount', less.amount === undefined ? `−${discount}%` : `−${money(less.amount)}`]] : []),
    ...charges.map((charge) => [charge.name, money(sumOfLines([charge], currency))]),
  ] as const;
  return (
    <div className={styles.root} role="status">
      {(parts.length > 1 || !hasSum) &&
        parts.map(([name, amount]) => (
          <div key={name} className="part">
            <span>{t(`sum.${name as 'goods'}`)}</span>
            <span>{amount}</span>
          </div>
        ))}
      <div>
        <span>{t('total', { term: tradeTerm })}</span>
        {hasSum ? <b>{money(total)}</b> : <span>{card('noTotal')}</span>}
      </div>
    </div>
  );
}
