import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { ComboSelect } from '@/components/ui/form/inputs/combo/ComboSelect';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { UnitInput } from '@/components/ui/form/inputs/UnitInput';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import { formatAmount } from '@/lib/i18n/amount-text';
import { lineTotal } from '@/lib/util/money';
import type { ItemValues, QuotedVariant } from './quotation-fields';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  columnGap: 8,
  rowGap: 4,
  alignItems: 'start',
  '& .variant': { gridColumn: '2 / 4' },
  '& .figures': {
    gridColumn: '2 / 4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) auto minmax(0, 7fr)',
    gap: 4,
    alignItems: 'center',
  },
  '& .sum': {
    gridColumn: '2 / 4',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .sum b': { fontWeight: 'var(--weight-medium)', color: 'var(--text-secondary)' },
  '& .notes': { gridColumn: '2 / 4' },
});

const PARTS = ['title', 'variant', 'quantity', 'unit', 'unitPrice'] as const;
type Part = (typeof PARTS)[number];

interface QuotationItemProps {
  index: number;
  row: ItemValues;
  variants: readonly QuotedVariant[];
  image: string | undefined;
  target: { amount: string; currency: string } | undefined;
  currency: string;
  onChange: (part: Partial<ItemValues>) => void;
  onRemove: () => void;
}

export function QuotationItem({
  index,
  row,
  variants,
  image,
  target,
  currency,
  onChange,
  onRemove,
}: QuotationItemProps) {
  const t = useTranslations('inquiry.quotation');
  const locale = useLocale();
  const { formId } = useFormHandle();
  const number = index + 1;
  const path = (part: Part) => `items.${index}.${part}`;
  const cell = (part: Part) => ({
    path: path(part),
    label: t(`item.${part}`, { row: number }),
    notesId: `${fieldId(formId, path(part))}-notes`,
  });
  const total = lineTotal(row, currency);
  return (
    <Root>
      <Thumb src={image} size={36} />
      <CellField {...cell('title')} value={row.title} onChange={(title) => onChange({ title: title ?? '' })}>
        <TextInput size="small" placeholder={t('itemTitle')} />
      </CellField>
      <IconAction size="small" label={t('remove', { row: number })} onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden />
      </IconAction>
      {variants.length > 0 && (
        <div className="variant">
          <CellField
            {...cell('variant')}
            value={row.variant?.id}
            onChange={(chosen) => onChange({ variant: variants.find(({ id }) => id === chosen) })}
          >
            <ComboSelect
              size="small"
              placeholder={t('itemVariant')}
              options={variants.map(({ id, words }) => ({ value: id, label: words }))}
            />
          </CellField>
        </div>
      )}
      <div className="figures">
        <CellField {...cell('quantity')} value={row.quantity} onChange={(quantity) => onChange({ quantity })}>
          <NumberInput size="small" placeholder={t('itemQuantity')} />
        </CellField>
        <CellField {...cell('unit')} value={row.unit} onChange={(unit) => onChange({ unit: unit ?? '' })}>
          <UnitInput size="small" narrow count={row.quantity} placeholder={t('itemUnit')} />
        </CellField>
        <span aria-hidden>×</span>
        <CellField {...cell('unitPrice')} value={row.unitPrice} onChange={(unitPrice) => onChange({ unitPrice })}>
          <MoneyInput size="small" placeholder={t('itemPrice')} />
        </CellField>
      </div>
      <div className="notes">
        {PARTS.map((part) => (
          <PathNotes key={part} path={path(part)} />
        ))}
      </div>
      <div className="sum">
        <span>{target && t('target', { price: formatAmount(target.amount, target.currency, locale) })}</span>
        <b>{total !== undefined && formatAmount(total, currency, locale)}</b>
      </div>
    </Root>
  );
}
