import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import type { AttributeValues } from '../product-values';
import styles from './AttributeRow.module.css';

interface AttributeRowProps {
  index: number;
  row: AttributeValues;
  onChange: (change: Partial<AttributeValues>) => void;
  onRemove: () => void;
}

const PARTS = ['name', 'value'] as const;

/** An attribute with a name entered by the supplier. */
export function AttributeRow({ index, row, onChange, onRemove }: AttributeRowProps) {
  const t = useTranslations('productForm.attributes');
  const { formId } = useFormHandle();
  const number = index + 1;
  return (
    <div className={styles.columns}>
      {PARTS.map((part) => {
        const path = `attributes.${index}.${part}`;
        return (
          <div key={part}>
            <CellField
              path={path}
              label={t(part === 'name' ? 'nameOf' : 'valueOf', { row: number })}
              value={row[part]}
              onChange={(text) => onChange({ [part]: text })}
              notesId={`${fieldId(formId, path)}-notes`}
            >
              <TextInput size="small" placeholder={t(part)} />
            </CellField>
            <PathNotes path={path} />
          </div>
        );
      })}
      <IconAction size="small" label={t('remove', { row: number })} onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
      </IconAction>
    </div>
  );
}
