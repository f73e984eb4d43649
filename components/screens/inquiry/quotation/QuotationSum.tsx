import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useFormState } from '@/components/ui/form/form-context';
import { formatAmount } from '@/lib/i18n/amount-text';
import { sumOfLines } from '@/lib/util/money';
import { chargesIn, discountOf } from './quotation-values';
import type { QuotationValues } from './quotation-fields';

const Root = styled('div')({
  padding: '12px 14px',
  borderRadius: 'var(--radius-panel)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-sunken)',
  fontSize: 'var(--type-body)',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '0 8px',
  },
  '& .part': {
    fontSize: 'var(--type-small)',
    lineHeight: '1.5rem',
    color: 'var(--text-secondary)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& b': {
    fontSize: 'var(--type-story)',
    lineHeight: '1.5rem',
    fontWeight: 'var(--weight-semibold)',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** The sum of what will be sent: of the prices after the discount, so that it is the sum the buyer gets. */
export function QuotationSum() {
  const t = useTranslations('inquiry.quotation');
  const locale = useLocale();
  const values = useFormState((snapshot) => snapshot.values as QuotationValues);
  const { items, currency, tradeTerm = '' } = values;
  const less = discountOf(values);
  const charges = chargesIn(values).map(([name, unitPrice]) => ({ name, quantity: 1, unitPrice }));
  const total = sumOfLines([...(less?.lines ?? items), ...charges], currency);
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const parts = [
    ['goods', money(sumOfLines(items, currency))],
    ...(less ? [['discount', `−${money(less.amount)}`]] : []),
    ...charges.map((charge) => [charge.name, money(sumOfLines([charge], currency))]),
  ] as const;
  return (
    <Root role="status">
      {parts.length > 1 &&
        parts.map(([name, amount]) => (
          <div key={name} className="part">
            <span>{t(`sum.${name as 'goods'}`)}</span>
            <span>{amount}</span>
          </div>
        ))}
      <div>
        <span>{t('total', { term: tradeTerm })}</span>
        <b>{money(total)}</b>
      </div>
    </Root>
  );
}
