import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import type { Inquiry, QuotationInput } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { lineTotal } from '@/lib/util/money';
import { partsOf } from '../rules/quotation-extras';
import { termAndPlace } from '../rules/trade-place';
import { ChargeItems } from './ChargeItems';

const Lines = styled('div')({
  fontSize: 'var(--type-body)',
  lineHeight: '1.25rem',
  '& ol': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: '1px solid var(--border-subtle)',
    borderRadius: 'var(--radius-panel)',
  },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 16, padding: '10px 14px' },
  '& li + li': { borderTop: '1px solid var(--border-subtle)' },
  '& .what': { overflowWrap: 'anywhere', fontWeight: 'var(--weight-medium)' },
  '& .how': { color: 'var(--text-secondary)', fontVariantNumeric: 'tabular-nums' },
  '& .asked': { gridColumn: '1 / -1', color: 'var(--text-tertiary)', fontSize: 'var(--type-small)' },
  '& .sum': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'var(--weight-medium)',
  },
  '& .total': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 16,
    padding: '12px 14px 0',
  },
  '& .total b': {
    fontSize: 'var(--type-heading)',
    lineHeight: '1.75rem',
    fontWeight: 'var(--weight-semibold)',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PreviewLinesProps {
  quotation: QuotationInput;
  asked: Inquiry['products'];
}

export function PreviewLines({ quotation, asked }: PreviewLinesProps) {
  const t = useTranslations('inquiry.preview');
  const card = useTranslations('inquiry.card');
  const locale = useLocale();
  const units = useUnits();
  const { currency } = quotation;
  const { lines, total, ...charges } = partsOf(quotation);
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const wishOf = (id: string | undefined) => {
    const wish = id === undefined ? undefined : asked.find((one) => one.id === id);
    if (!wish) return undefined;
    const { targetPrice } = wish;
    const quantity = units.quantity(wish.quantity, wish.unit);
    if (!targetPrice) return wish.quantity > 0 ? t('asked', { quantity }) : undefined;
    return t('askedFor', { quantity, price: formatAmount(targetPrice.amount, targetPrice.currency, locale) });
  };
  return (
    <Lines>
      <ol aria-label={t('lines')}>
        {lines.map((item, index) => (
          <li key={index}>
            <bdi className="what">{item.title}</bdi>
            <span className="sum">{money(lineTotal(item, currency))}</span>
            <span className="how">
              {card('line', { quantity: units.quantity(item.quantity, item.unit), price: money(item.unitPrice) })}
            </span>
            {wishOf(item.productId) && <span className="asked">{wishOf(item.productId)}</span>}
          </li>
        ))}
        <ChargeItems charges={charges} currency={currency} />
      </ol>
      <div className="total">
        <span>{card('total', { term: termAndPlace(quotation) })}</span>
        <b>{money(total)}</b>
      </div>
    </Lines>
  );
}
