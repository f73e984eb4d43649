import { useTranslations } from 'next-intl';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { useFormHandle, fieldId, useFormValue } from '@/components/ui/form/form-context';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { AttributeRow } from '../lazy-parts';
import type { AttributeValues } from '../product-values';
import { useListValue } from '@/components/ui/form/use-list-value';
import { useCategoryAttributes, type CategoryAttribute } from '../use-product-options';
import { FieldBox } from '@/components/ui/form/Field';
import { CellField } from '@/components/ui/form/rows/CellField';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { SuggestInput } from '@/components/ui/form/inputs/combo/SuggestInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { wantedAttribute } from '../product-rules';
import styles from './AttributesEditor.module.css';

interface AttributeFieldProps {
  attribute: CategoryAttribute;
  /** Index of its row in the product, -1 if it has none. */
  index: number;
  value: string;
  onChange: (value: string) => void;
}

function AttributeField({ attribute, index, value, onChange }: AttributeFieldProps) {
  const { formId } = useFormHandle();
  const { name, label, required, options } = attribute;
  const names = {
    nameOf: (code: string) => options.find((option) => option.value === code)?.label ?? code,
    codeOf: (text: string) => options.find((option) => option.label === text)?.value ?? text,
  };
  const path = index < 0 ? wantedAttribute(name) : `attributes.${index}.value`;
  const id = fieldId(formId, path);
  return (
    <FieldBox>
      <FieldLabel id={`${id}-label`} htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <CellField path={path} label={label} value={value} onChange={onChange} notesId={`${id}-notes`}>
        {options.length > 0 ? (
          <SuggestInput suggestions={options.map((option) => option.value)} names={names} />
        ) : (
          <TextInput />
        )}
      </CellField>
      <PathNotes path={path} />
    </FieldBox>
  );
}

export function AttributesEditor() {
  const t = useTranslations('productForm.attributes');
  const categoryId = useFormValue<string | undefined>('categoryId');
  const wanted = useCategoryAttributes(categoryId);
  const { rows, set, add, patch, remove } = useListValue<AttributeValues>('attributes');
  const names = new Set(wanted.map(({ name }) => name));
  const put = (name: string, value: string) => {
    const at = rows.findIndex((row) => row.name === name);
    if (at < 0) set([...rows, { name, value }]);
    else if (value === '') set(rows.filter((_, index) => index !== at));
    else patch(at, { value });
  };
  return (
    <Stack gap={12}>
      <Text variant="subtitle2" as="h3">
        {t('title')}
      </Text>
      {wanted.length > 0 && (
        <div className={styles.columns}>
          {wanted.map((attribute) => {
            const at = rows.findIndex((row) => row.name === attribute.name);
            return (
              <AttributeField
                key={attribute.name}
                attribute={attribute}
                index={at}
                value={rows[at]?.value ?? ''}
                onChange={(value) => put(attribute.name, value)}
              />
            );
          })}
        </div>
      )}
      {rows.map(
        (row, index) =>
          !names.has(row.name) && (
            <AttributeRow
              key={index}
              index={index}
              row={row}
              onChange={(change) => patch(index, change)}
              onRemove={() => remove(index)}
            />
          ),
      )}
      <PathNotes path="attributes" />
      <AddRow
        label={(count) => t('add', { count })}
        rows={rows.length}
        max={PRODUCT_LIMITS.attributes}
        onAdd={() => add({ name: '', value: '' })}
      />
    </Stack>
  );
}
