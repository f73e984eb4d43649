import { Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Text } from '@/components/ui/layout/Text';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { changeText } from '@/lib/i18n/change-text';
import { changeFrom } from '@/lib/util/money';
import type { TierValues } from '../product-values';
import styles from './LadderRow.module.css';

interface LadderRowProps {
  index: number;
  row: TierValues;
  first: string | undefined;
  removable: boolean;
  onChange: (change: Partial<TierValues>) => void;
  onRemove: () => void;
}

export function LadderRow({ index, row, first, removable, onChange, onRemove }: LadderRowProps) {
  const t = useTranslations('productForm.ladder');
  const format = useFormatter();
  const { formId } = useFormHandle();
  const path = `pricing.tiers.${index}`;
  const notesId = `${fieldId(formId, path)}-notes`;
  const change = index === 0 ? undefined : changeFrom(first, row.price);
  const number = index + 1;
  return (
    <div role="row">
      <div role="cell">
        <CellField
          path={`${path}.minQuantity`}
          label={t('quantityOf', { row: number })}
          value={row.minQuantity}
          onChange={(minQuantity) => onChange({ minQuantity })}
          notesId={notesId}
        >
          <NumberInput size="small" prefix="≥" />
        </CellField>
      </div>
      <div role="cell">
        <CellField
          path={`${path}.price`}
          label={t('priceOf', { row: number })}
          value={row.price}
          onChange={(price) => onChange({ price })}
          notesId={notesId}
        >
          <MoneyInput size="small" />
        </CellField>
      </div>
      <Text role="cell" variant="body2" as="div" tone="secondary" className={styles.end}>
        {change === undefined ? '–' : changeText(format, change)}
      </Text>
      <div role="cell">
        {removable && (
          <IconAction size="small" label={t('remove', { row: number })} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
          </IconAction>
        )}
      </div>
    </div>
  );
}
