import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/rows/CellField';
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
import { isTiered, type ItemValues, type QuotedVariant } from './quotation-fields';
import styles from './QuotationItem.module.css';

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
  /** Undefined where there is no other variant, or no room for a row. */
  onAddVariant: (() => void) | undefined;
  /** What the buyer was quoted before, and the margin. */
  last: ReactNode;
  /** The price tiers. */
  children: ReactNode;
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
  onAddVariant,
  last,
  children,
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
  const total = isTiered(row) ? undefined : lineTotal(row, currency);
  return (
    <li className={styles.root}>
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
          {onAddVariant && (
            <Button
              size="small"
              variant="text"
              aria-label={t('addVariantOf', { row: number })}
              onClick={onAddVariant}
              className={space.flush}
            >
              {t('addVariant')}
            </Button>
          )}
        </div>
      )}
      <div className="figures">
        <CellField {...cell('quantity')} value={row.quantity} onChange={(quantity) => onChange({ quantity })}>
          <NumberInput size="small" prefix={isTiered(row) && '≥'} placeholder={t('itemQuantity')} />
        </CellField>
        <CellField {...cell('unit')} value={row.unit} onChange={(unit) => onChange({ unit: unit ?? '' })}>
          <UnitInput size="small" narrow count={row.quantity} placeholder={t('itemUnit')} />
        </CellField>
        <span aria-hidden>×</span>
        <CellField {...cell('unitPrice')} value={row.unitPrice} onChange={(unitPrice) => onChange({ unitPrice })}>
          <MoneyInput size="small" placeholder={t('itemPrice')} />
        </CellField>
      </div>
      <div className="sum">
        <span>{target && t('target', { price: formatAmount(target.amount, target.currency, locale) })}</span>
        <b>{total !== undefined && formatAmount(total, currency, locale)}</b>
      </div>
      {last}
      <div className="notes">
        {PARTS.map((part) => (
          <PathNotes key={part} path={path(part)} />
        ))}
      </div>
      {children}
    </li>
  );
}
