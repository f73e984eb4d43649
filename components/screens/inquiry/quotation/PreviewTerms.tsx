import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import type { QuotationInput } from '@/lib/api/inquiry-schema';
import type { RequestedTerms } from '../rules/requested-terms';
import { termAndPlace } from '../rules/trade-place';
import { paymentCode } from './payment-code';

const Terms = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 20,
  rowGap: 6,
  margin: 0,
  fontSize: 'var(--type-body)',
  lineHeight: '1.25rem',
  '& dt': { color: 'var(--text-secondary)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .asked': { marginLeft: 8, color: 'var(--text-tertiary)', fontSize: 'var(--type-small)' },
  '& .asked[data-differs]': { color: 'var(--warning-text)', fontWeight: 'var(--weight-medium)' },
});

interface PreviewTermsProps {
  quotation: QuotationInput;
  content: string;
  asked: RequestedTerms;
}

export function PreviewTerms({ quotation, content, asked }: PreviewTermsProps) {
  const t = useTranslations('inquiry.preview');
  const field = useTranslations('inquiry.quotation.field');
  const format = useFormatter();
  const { tradeTerm, paymentTerm, currency, leadTimeDays, validUntil, remark } = quotation;
  const rows: { name: Parameters<typeof field>[0]; ours: string; asked?: string; differs?: boolean }[] = [
    {
      name: 'tradeTerm',
      ours: termAndPlace(quotation),
      asked: asked.tradeTerm,
      differs: asked.tradeTerm !== tradeTerm,
    },
    {
      name: 'paymentTerm',
      ours: paymentCode(paymentTerm),
      asked: asked.paymentTerm && paymentCode(asked.paymentTerm),
      differs: asked.paymentTerm !== paymentTerm,
    },
    { name: 'currency', ours: currency },
    { name: 'leadTimeDays', ours: t('days', { days: leadTimeDays }) },
    { name: 'validUntil', ours: format.dateTime(new Date(`${validUntil}T00:00`), 'day') },
    ...(remark ? [{ name: 'remark' as const, ours: remark }] : []),
    ...(content ? [{ name: 'content' as const, ours: content }] : []),
  ];
  return (
    <Terms>
      {rows.map(({ name, ours, asked: wish, differs }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{field(name)}</dt>
          <dd dir="auto">
            {ours}
            {wish && (
              <span className="asked" data-differs={differs || undefined}>
                {t('wrote', { term: wish })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </Terms>
  );
}
