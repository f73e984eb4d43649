import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { useFormHandle, useFormState } from '@/components/ui/form/form-context';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { uuid } from '@/lib/util/uuid';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { optionsOf, type OptionValues, type VariantValues } from '../product-values';
import { useListValue } from '@/components/ui/form/use-list-value';
import { VariantOption, VariantSheet } from '../lazy-parts';
import { applyOptions, countCombinations, withNumbers } from './variants';
import styles from './VariantsEditor.module.css';

const hasDoubleNames = (options: readonly OptionValues[]) => {
  const names = options.map(({ name }) => name.trim()).filter(Boolean);
  return new Set(names).size < names.length;
};

export function VariantsEditor() {
  const t = useTranslations('productForm.variants');
  const { model } = useFormHandle();
  const options = useListValue<OptionValues>('options');
  // Not the rows: what is typed into them is no concern of the options.
  const some = useFormState(({ values }) => ((values as { variants?: unknown[] }).variants ?? []).length > 0);
  const count = countCombinations(options.rows);
  const tooMany = count > PRODUCT_LIMITS.variants;
  const doubled = hasDoubleNames(options.rows);

  const numbered = useRef(new Map<string, string>());
  const make = (combination: Record<string, string>): VariantValues => {
    const id = uuid();
    numbered.current.set(id, '');
    return { id, options: combination, sku: '', price: undefined, stock: undefined, image: undefined };
  };
  /** The rows with SKUs for the new ones, and with new numbers for those that are not saved yet. */
  const withSkus = (rows: readonly VariantValues[]): VariantValues[] => {
    for (const { id } of (model.saved('variants') ?? []) as VariantValues[]) numbered.current.delete(id);
    const sku = String(model.get('sku') ?? '');
    const next = withNumbers(rows, { sku, max: PRODUCT_LIMITS.sku, open: numbered.current });
    for (const row of next) if (numbered.current.has(row.id)) numbered.current.set(row.id, row.sku);
    return next;
  };
  /** Updates the rows to the options, unless a name is missing or there would be too many rows. */
  const apply = (next: readonly OptionValues[]) => {
    const unnamed = next.some(({ name, values }) => name.trim() === '' && values.length > 0);
    if (unnamed || hasDoubleNames(next) || countCombinations(next) > PRODUCT_LIMITS.variants) return;
    const rows = (model.get('variants') ?? []) as VariantValues[];
    model.set('variants', withSkus(applyOptions(optionsOf(rows), next, rows, make)));
  };
  const change = (index: number, part: Partial<OptionValues>) => {
    const next = options.rows.map((row, at) => (at === index ? { ...row, ...part } : row));
    options.set(next);
    if (part.values) apply(next);
  };
  const removeOption = (index: number) => {
    const next = options.rows.filter((_, at) => at !== index);
    options.set(next);
    apply(next);
  };
  const removeVariant = (index: number) => {
    const rows = ((model.get('variants') ?? []) as VariantValues[]).filter((_, at) => at !== index);
    model.set('variants', rows);
    // A value that no row uses any more is removed from the options.
    const left = optionsOf(rows);
    options.set(
      options.rows.map(({ name, values }) => {
        const own = left.find((option) => option.name === name)?.values ?? [];
        return { name, values: values.filter((value) => own.includes(value)) };
      }),
    );
  };
  return (
    <Stack gap={12}>
      <div className={styles.row}>
        <Text variant="subtitle2" as="h3">
          {t('title')}
        </Text>
        <Text variant="caption" tone="secondary">
          {t('hint', { max: PRODUCT_LIMITS.variants })} {some && t('priceRule')}
        </Text>
      </div>
      {options.rows.map((option, index) => (
        <VariantOption
          key={index}
          index={index}
          option={option}
          onChange={(part) => change(index, part)}
          onNamed={() => apply(options.rows)}
          onRemove={() => removeOption(index)}
        />
      ))}
      {options.rows.length < PRODUCT_LIMITS.optionNames && (
        <AddRow
          label={t('addOption')}
          rows={options.rows.length}
          max={PRODUCT_LIMITS.optionNames}
          onAdd={() => options.add({ name: '', values: [] })}
        />
      )}
      {(tooMany || doubled) && (
        <Text variant="caption" as="p" tone="error" role="alert">
          {tooMany ? t('tooMany', { count, max: PRODUCT_LIMITS.variants }) : t('doubled')}
        </Text>
      )}
      {some && <VariantSheet onRemove={removeVariant} />}
      <PathNotes path="variants" />
    </Stack>
  );
}
