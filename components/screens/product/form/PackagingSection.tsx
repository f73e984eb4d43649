import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { useFormValue } from '@/components/ui/form/form-context';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SwitchInput } from '@/components/ui/form/inputs/SwitchInput';
import { isBlank } from '@/components/ui/form/blank';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import type { ProductValues } from './product-values';

const SIZE = ['length', 'width', 'height'] as const;

export function PackagingSection() {
  const t = useTranslations('productForm');
  const currency = useFormValue<string>('pricing.currency');
  const sample = useFormValue<ProductValues['sample']>('sample');
  // Filled fields are sent, so they are always visible.
  const shown = sample.available || !isBlank({ ...sample, available: undefined });
  return (
    <FormSection id="packaging" title={t('sections.packaging')} reserve={210}>
      <FieldRow short>
        {SIZE.map((side) => (
          <Field key={side} name={`packaging.size.${side}`} label={t(`fields.${side}`)} required>
            <NumberInput suffix="cm" />
          </Field>
        ))}
        <Field name="packaging.grossWeight" label={t('fields.grossWeight')} required>
          <NumberInput suffix="kg" />
        </Field>
        <Field name="packaging.netWeight" label={t('fields.netWeight')}>
          <NumberInput suffix="kg" />
        </Field>
        <Field name="packaging.quantityPerCarton" label={t('fields.perCarton')}>
          <NumberInput />
        </Field>
      </FieldRow>
      <FieldRow columns={2}>
        <Field name="packaging.type" label={t('fields.packageType')}>
          <TextInput />
        </Field>
        <Field name="sample.available" label={t('fields.sampleAvailable')}>
          <SwitchInput label={t('sampleOn')} />
        </Field>
      </FieldRow>
      {shown && (
        <FieldRow columns={2}>
          <Field name="sample.price" label={t('fields.samplePrice')}>
            <MoneyInput suffix={currency} />
          </Field>
          <Field name="sample.maxQuantity" label={t('fields.sampleQuantity')}>
            <NumberInput />
          </Field>
        </FieldRow>
      )}
    </FormSection>
  );
}
