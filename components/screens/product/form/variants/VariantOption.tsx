import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/rows/CellField';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import type { OptionValues } from '../product-values';
import styles from './VariantOption.module.css';

interface VariantOptionProps {
  index: number;
  option: OptionValues;
  onChange: (change: Partial<OptionValues>) => void;
  onNamed: () => void;
  onRemove: () => void;
}

export function VariantOption({ index, option, onChange, onNamed, onRemove }: VariantOptionProps) {
  const t = useTranslations('productForm.variants');
  const row = index + 1;
  const path = `options.${index}`;
  const { formId } = useFormHandle();
  const notesId = (part: string) => `${fieldId(formId, `${path}.${part}`)}-notes`;
  return (
    <div className={styles.columns}>
      <div>
        <CellField
          path={`${path}.name`}
          notesId={notesId('name')}
          label={t('nameOf', { row })}
          value={option.name}
          onChange={(name) => onChange({ name })}
          onBlur={onNamed}
        >
          <TextInput placeholder={t('namePlaceholder')} />
        </CellField>
        <PathNotes path={`${path}.name`} />
      </div>
      <div className={styles.box}>
        <CellField
          path={`${path}.values`}
          notesId={notesId('values')}
          label={t('valuesOf', { row })}
          value={option.values}
          onChange={(values) => onChange({ values })}
        >
          <TagsInput placeholder={t('valuesPlaceholder')} />
        </CellField>
        <PathNotes path={`${path}.values`} />
      </div>
      <IconAction size="small" label={t('removeOption', { row })} onClick={onRemove} style={{ marginTop: 3 }}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
      </IconAction>
    </div>
  );
}
