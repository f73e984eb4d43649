import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { MAX_TIERS } from '@/lib/api/product/tiers';
import type { PriceValues } from '../quotation-fields';
import styles from './tiers.module.css';

interface QuotationTiersProps {
  /** Index of the row. */
  index: number;
  tiers: readonly PriceValues[];
  onChange: (at: number, part: Partial<PriceValues>) => void;
  /** Undefined: the row has one price again. */
  onSet: (tiers: PriceValues[] | undefined) => void;
  /** Undefined where the product has no tiers, or the row has them already. */
  onTakeOwn: (() => void) | undefined;
}

/** Further price tiers of a row, whose own quantity and price are the first: typed, or the product's by one press. */
export function QuotationTiers({ index, tiers, onChange, onSet, onTakeOwn }: QuotationTiersProps) {
  const t = useTranslations('inquiry.quotation');
  const { formId } = useFormHandle();
  const row = index + 1;
  const path = `items.${index}.tiers`;
  const cell = <K extends 'quantity' | 'unitPrice'>(at: number, part: K, input: ReactNode) => (
    <CellField
      path={`${path}.${at}.${part}`}
      label={t(`tier.${part as 'quantity'}`, { row, tier: at + 2 })}
      value={tiers[at]![part]}
      onChange={(value) => onChange(at, { [part]: value })}
      notesId={`${fieldId(formId, `${path}.${at}.${part}`)}-notes`}
    >
      {input}
    </CellField>
  );
  const action = (name: 'start' | 'add' | 'own' | 'none', onClick: () => void, icon?: ReactNode) => (
    <Button
      size="small"
      variant="text"
      startIcon={icon}
      disabled={name === 'add' && tiers.length + 1 >= MAX_TIERS}
      aria-label={t('tier.inRow', { action: t(`tier.${name}`), row })}
      onClick={onClick}
    >
      {t(`tier.${name}`)}
    </Button>
  );
  const isTiered = tiers.length > 0;
  const rest = (at: number) => tiers.filter((_, other) => other !== at);
  return (
    <div
      className={styles.tiers}
      id={fieldId(formId, path)}
      tabIndex={-1}
      role="group"
      aria-label={t('item.tiers', { row })}
    >
      {tiers.map((_, at) => (
        <div key={at}>
          <div className={styles.tier}>
            {cell(at, 'quantity', <NumberInput size="small" prefix="≥" placeholder={t('itemQuantity')} />)}
            <span aria-hidden>×</span>
            {cell(at, 'unitPrice', <MoneyInput size="small" placeholder={t('itemPrice')} />)}
            <IconAction
              size="small"
              label={t('tier.remove', { row, tier: at + 2 })}
              onClick={() => onSet(tiers.length > 1 ? rest(at) : undefined)}
            >
              <Trash2 size={16} strokeWidth={1.7} aria-hidden />
            </IconAction>
          </div>
          <PathNotes path={`${path}.${at}.quantity`} />
          <PathNotes path={`${path}.${at}.unitPrice`} />
        </div>
      ))}
      <PathNotes path={path} />
      <div className={styles.actions}>
        {action(
          isTiered ? 'add' : 'start',
          () => onSet([...tiers, { quantity: undefined, unitPrice: undefined }]),
          <Plus size={16} strokeWidth={1.7} aria-hidden />,
        )}
        {onTakeOwn && action('own', onTakeOwn)}
        {isTiered && action('none', () => onSet(undefined))}
      </div>
    </div>
  );
}
