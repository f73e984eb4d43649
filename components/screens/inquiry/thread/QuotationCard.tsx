import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { lineTotal } from '@/lib/util/money';
import { LazySentQuotation } from '../paper/lazy-paper';
import { ChargeItems } from '../quotation/ChargeItems';
import { paymentCode } from '../quotation/payment-code';
import { useQuotations } from '../quotation/use-quotations';
import { partsOf } from '../rules/quotation-extras';
import { termAndPlace } from '../rules/trade-place';

const Card = styled('section')({
  width: 340,
  maxWidth: '100%',
  padding: '12px 14px',
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-default)',
  backgroundColor: 'var(--surface-base)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& .title': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px', marginBottom: 8 },
  '&[data-replaced] :is(ul, .total, p)': { color: 'var(--text-tertiary)' },
  '& h3': { margin: 0, fontSize: 'var(--type-small)', fontWeight: 'var(--weight-semibold)' },
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

interface QuotationCardProps {
  inquiry: Inquiry;
  message: QuotedMessage;
}

export function QuotationCard({ inquiry, message }: QuotationCardProps) {
  const t = useTranslations('inquiry.card');
  const format = useFormatter();
  const locale = useLocale();
  const { quantity } = useUnits();
  const paper = useAnchor();
  const found = useQuotations(inquiry).sent?.find((one) => one.message.id === message.id);
  const { currency, paymentTerm, leadTimeDays, validUntil, remark } = message.quotation;
  const { lines, total, ...charges } = partsOf(message.quotation);
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const terms = [
    paymentCode(paymentTerm),
    leadTimeDays !== undefined && t('leadTime', { days: leadTimeDays }),
    validUntil && t('validUntil', { day: format.dateTime(new Date(`${validUntil}T00:00`), 'day') }),
  ];
  const title = found ? t('titleOf', { number: found.number }) : t('title');
  return (
    <Card aria-label={title} data-replaced={found?.replacedBy ? '' : undefined}>
      <div className="title">
        <h3>{title}</h3>
        {found?.replacedBy && <StatusChip tone="hollow">{t('replaced', { number: found.replacedBy })}</StatusChip>}
      </div>
      <ul>
        {lines.map((item, index) => (
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
        <ChargeItems charges={charges} currency={currency} />
      </ul>
      <div className="total">
        <span>{t('total', { term: termAndPlace(message.quotation) })}</span>
        <b>{money(total)}</b>
      </div>
      <p>{terms.filter(Boolean).join(' · ')}</p>
      {remark && <p dir="auto">{remark}</p>}
      <Button
        size="small"
        variant="text"
        startIcon={<Printer size={16} strokeWidth={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={paper.show}
        sx={{ ml: -1, mt: 0.5 }}
      >
        {t('view')}
      </Button>
      {paper.open && <LazySentQuotation inquiry={inquiry} message={message} onClose={paper.hide} />}
    </Card>
  );
}
