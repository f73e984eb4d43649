import { useFormatter, useTranslations } from 'next-intl';
import { Text } from '@/components/ui/layout/Text';
import { Field } from '@/components/ui/form/Field';
import { FollowField } from '@/components/ui/form/FollowField';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { useFormHandle, useFormValue } from '@/components/ui/form/form-context';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { CurrencyInput } from '@/components/ui/form/inputs/CurrencyInput';
import { LadderEditor } from '../lazy-parts';
import { CostFields } from './CostFields';
import { productPrices, unsavedModes } from './product-prices';
import type { Quantity } from '@/components/ui/form/field-formats';
import type { ProductValues, TierValues } from '../product-values';
import { UnitInput } from '@/components/ui/form/inputs/UnitInput';
import { useUnits } from '@/lib/i18n/use-units';
import { CellField } from '@/components/ui/form/rows/CellField';
import { SegmentedInput } from '@/components/ui/form/inputs/SegmentedInput';
import { PRICING_MODES } from '@/lib/api/product-schema';
import styles from './PricingSection.module.css';

/** Prices of the other modes stay in the form until the product is saved. */
function PricingMode() {
  const t = useTranslations('productForm');
  const { model } = useFormHandle();
  const mode = useFormValue<string>('pricing.mode');
  return (
    <CellField
      path="pricing.mode"
      label={t('fields.mode')}
      value={mode}
      onChange={(next) => model.set('pricing.mode', next)}
    >
      <SegmentedInput options={PRICING_MODES.map((one) => ({ value: one, label: t(`mode.${one}`) }))} />
    </CellField>
  );
}

export function PricingSection() {
  const t = useTranslations('productForm');
  const format = useFormatter();
  const { model } = useFormHandle();
  const mode = useFormValue<string>('pricing.mode');
  const currency = useFormValue<string>('pricing.currency');
  const unit = useFormValue<string>('moq.unit');
  const stock = useFormValue<unknown>('stock');
  const moq = useFormValue<unknown>('moq.quantity');
  const units = useUnits();
  const unsaved = unsavedModes(useFormValue<ProductValues['pricing']>('pricing'));
  /** The first tier follows the MOQ while both are equal; once different, the difference is shown as an error. */
  const follow = (next: unknown, before: unknown) => {
    const [first, ...others] = (model.get('pricing.tiers') ?? []) as TierValues[];
    if (!first) return;
    if ((first.minQuantity ?? undefined) !== before) model.touch('pricing.tiers.0.minQuantity');
    else model.set('pricing.tiers', [{ ...first, minQuantity: next as Quantity }, ...others]);
  };
  return (
    <FormSection id="pricing" title={t('sections.pricing')} aside={<PricingMode />}>
      {mode === 'ladder' && <LadderEditor unit={unit} currency={currency} />}
      {mode === 'single' && (
        <FieldRow>
          <Field name="pricing.price" label={t('fields.price')} required>
            <MoneyInput suffix={currency} />
          </Field>
        </FieldRow>
      )}
      {mode === 'range' && (
        <FieldRow>
          <Field name="pricing.min" label={t('fields.priceMin')} required>
            <MoneyInput suffix={currency} />
          </Field>
          <Field name="pricing.max" label={t('fields.priceMax')} required>
            <MoneyInput suffix={currency} />
          </Field>
        </FieldRow>
      )}
      {mode === 'negotiable' && (
        <Text variant="body2" tone="secondary">
          {t('hints.negotiable')}
        </Text>
      )}
      {unsaved.length > 0 && (
        <Text variant="body2" role="status" tone="warning">
          {t('hints.otherModes', { modes: format.list(unsaved.map((other) => t(`mode.${other}`))) })}
        </Text>
      )}
      <div className={styles.columns}>
        <Field name="moq.quantity" label={t('fields.moq')} required>
          <FollowField onChange={follow}>
            <NumberInput />
          </FollowField>
        </Field>
        <Field name="moq.unit" label={t('fields.unit')} required>
          <UnitInput count={moq} />
        </Field>
        <Field name="pricing.currency" label={t('fields.currency')}>
          <CurrencyInput prices={productPrices} />
        </Field>
        <Field name="stock" label={t('fields.stock')}>
          <NumberInput suffix={units.nameOf(unit, stock)} />
        </Field>
      </div>
      <CostFields />
    </FormSection>
  );
}
