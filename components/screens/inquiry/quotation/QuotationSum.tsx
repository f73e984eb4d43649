import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useFormValue } from '@/components/ui/form/form-context';
import { formatAmount } from '@/lib/i18n/amount-text';
import { sumOfLines } from '@/lib/util/money';
import type { ItemValues } from './quotation-values';

const Root = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 14px',
  borderRadius: 'var(--radius-panel)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-sunken)',
  fontSize: 'var(--type-body)',
  '& b': {
    fontSize: 'var(--type-story)',
    lineHeight: '1.5rem',
    fontWeight: 'var(--weight-semibold)',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

export function QuotationSum() {
  const t = useTranslations('inquiry.quotation');
  const locale = useLocale();
  const items = useFormValue<ItemValues[] | undefined>('items') ?? [];
  const currency = useFormValue<string>('currency');
  const term = useFormValue<string | undefined>('tradeTerm') ?? '';
  const total = sumOfLines(items, currency);
  return (
    <Root role="status">
      <span>{t('total', { term })}</span>
      <b>{total === undefined ? '–' : formatAmount(total, currency, locale)}</b>
    </Root>
  );
}
