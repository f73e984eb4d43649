import { styled } from '@mui/material/styles';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Quotation } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { lineTotal, sumOfLines } from '@/lib/util/money';
import { paymentCode } from '../quotation/payment-code';

const Card = styled('section')({
  width: 340,
  maxWidth: '100%',
  padding: '12px 14px',
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-default)',
  backgroundColor: 'var(--surface-base)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& h3': { margin: '0 0 8px', fontSize: 'var(--type-small)', fontWeight: 'var(--weight-semibold)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', gap: 12, padding: '4px 0' },
  '& .what': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .how': {
    display: 'block',
    color: 'var(--text-tertiary)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
  },
  '& .sum': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .total': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginTop: 6,
    paddingTop: 8,
    borderTop: '1px solid var(--border-subtle)',
    fontWeight: 'var(--weight-semibold)',
    '& b': { fontSize: 'var(--type-title)', fontVariantNumeric: 'tabular-nums' },
  },
  '& p': { margin: '6px 0 0', color: 'var(--text-secondary)', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

export function QuotationCard({ quotation }: { quotation: Quotation }) {
  const t = useTranslations('inquiry.card');
  const format = useFormatter();
  const locale = useLocale();
  const { quantity } = useUnits();
  const { items, currency, tradeTerm, port, paymentTerm, leadTimeDays, validUntil, remark } = quotation;
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const terms = [
    paymentCode(paymentTerm),
    leadTimeDays !== undefined && t('leadTime', { days: leadTimeDays }),
    validUntil && t('validUntil', { day: format.dateTime(new Date(`${validUntil}T00:00`), 'day') }),
  ];
  return (
    <Card aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <span className="what">
              {item.title}
              <span className="how">
                {t('line', { quantity: quantity(item.quantity, item.unit), price: money(item.unitPrice) })}
              </span>
            </span>
            <span className="sum">{money(lineTotal(item, currency))}</span>
          </li>
        ))}
      </ul>
      <div className="total">
        <span>{t('total', { term: [tradeTerm, port].filter(Boolean).join(' ') })}</span>
        <b>{money(sumOfLines(items, currency))}</b>
      </div>
      <p>{terms.filter(Boolean).join(' · ')}</p>
      {remark && <p dir="auto">{remark}</p>}
    </Card>
  );
}
