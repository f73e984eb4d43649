import Box from '@mui/material/Box';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import type { VariantValues } from '../product-values';
import { VariantImage } from './VariantImage';

interface VariantRowProps {
  index: number;
  row: VariantValues;
  onChange: (change: Partial<VariantValues>) => void;
  onRemove: () => void;
}

export function VariantRow({ index, row, onChange, onRemove }: VariantRowProps) {
  const t = useTranslations('productForm.variants');
  const { formId } = useFormHandle();
  const name = Object.values(row.options).join(' / ');
  const cell = <K extends 'sku' | 'price' | 'stock'>(part: K, label: string) => {
    const path = `variants.${index}.${part}`;
    return {
      path,
      label: t('partOf', { part: label, name }),
      value: row[part],
      onChange: (value: VariantValues[K]) => onChange({ [part]: value } as Partial<VariantValues>),
      notesId: `${fieldId(formId, path)}-notes`,
    };
  };
  return (
    <div role="row">
      <div role="cell">
        <VariantImage name={name} image={row.image} onChange={(image) => onChange({ image })} />
      </div>
      <Box role="rowheader" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <div role="cell">
        <CellField {...cell('sku', t('sku'))}>
          <TextInput size="small" />
        </CellField>
        <PathNotes path={`variants.${index}.sku`} />
      </div>
      <div role="cell">
        <CellField {...cell('price', t('price'))}>
          <MoneyInput size="small" />
        </CellField>
        <PathNotes path={`variants.${index}.price`} />
      </div>
      <div role="cell">
        <CellField {...cell('stock', t('stock'))}>
          <NumberInput size="small" />
        </CellField>
        <PathNotes path={`variants.${index}.stock`} />
      </div>
      <div role="cell">
        <IconAction size="small" label={t('remove', { name })} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
        </IconAction>
      </div>
    </div>
  );
}
