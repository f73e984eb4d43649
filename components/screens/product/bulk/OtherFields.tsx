import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { useFormValue } from '@/components/ui/form/form-context';
import { MultiSelect } from '@/components/ui/form/inputs/combo/MultiSelect';
import { CountryInput } from '@/components/ui/form/inputs/CountryInput';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SegmentedInput } from '@/components/ui/form/inputs/SegmentedInput';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useCertificates } from '@/components/screens/product/form/use-product-options';
import type { FieldValues } from './field-values';
import { LIST_HOWS, type ListField, type OtherField, type ValueField } from './field-change';

function ValueFields({ kind }: { kind: ValueField }) {
  const t = useTranslations('productBulk');
  const form = useTranslations('productForm');
  const how = useFormValue<FieldValues['valueHow']>('valueHow');
  const value = (hint?: string) => (
    <FieldRow>
      <Field name={kind} label={form(`fields.${kind}`)} hint={hint} required>
        {kind === 'origin' ? <CountryInput /> : kind === 'stock' ? <NumberInput /> : <TextInput />}
      </Field>
    </FieldRow>
  );
  if (kind === 'origin') return value();
  return (
    <>
      <Field name="valueHow" label={t('list.how')} group>
        <SegmentedInput
          options={(['set', 'clear'] as const).map((one) => ({ value: one, label: t(`value.${one}`) }))}
        />
      </Field>
      {how === 'set' && value(kind === 'hsCode' ? form('hints.hsCode') : kind === 'stock' ? t('stockHint') : undefined)}
    </>
  );
}

function ListFields({ kind }: { kind: ListField }) {
  const t = useTranslations('productBulk');
  const form = useTranslations('productForm');
  const certificates = useCertificates();
  return (
    <>
      <Field name="entriesHow" label={t('list.how')} group>
        <SegmentedInput options={LIST_HOWS.map((value) => ({ value, label: t(`list.${value}`) }))} />
      </Field>
      <Field name={kind} label={form(`fields.${kind}`)} whole>
        {kind === 'keywords' ? (
          <TagsInput placeholder={form('hints.enter')} />
        ) : (
          <MultiSelect options={certificates.options} loading={certificates.isPending} />
        )}
      </Field>
    </>
  );
}

const SIDES = ['length', 'width', 'height'] as const;

function PackagingFields() {
  const t = useTranslations('productForm.fields');
  const bulk = useTranslations('productBulk');
  return (
    <>
      <FieldRow short>
        {SIDES.map((side) => (
          <Field key={side} name={`packaging.size.${side}`} label={t(side)}>
            <NumberInput suffix="cm" />
          </Field>
        ))}
        <Field name="packaging.grossWeight" label={t('grossWeight')}>
          <NumberInput suffix="kg" />
        </Field>
        <Field name="packaging.netWeight" label={t('netWeight')}>
          <NumberInput suffix="kg" />
        </Field>
        <Field name="packaging.quantityPerCarton" label={t('perCarton')}>
          <NumberInput />
        </Field>
      </FieldRow>
      <Field name="packaging.type" label={t('packageType')} hint={bulk('partsHint')}>
        <TextInput />
      </Field>
    </>
  );
}

function SampleFields() {
  const t = useTranslations('productForm.fields');
  const bulk = useTranslations('productBulk');
  const how = useFormValue<FieldValues['sampleHow']>('sampleHow');
  return (
    <>
      <Field name="sampleHow" label={t('sample')} group>
        <SegmentedInput
          options={(['yes', 'no'] as const).map((value) => ({ value, label: bulk(`sample.${value}`) }))}
        />
      </Field>
      {how === 'yes' && (
        <FieldRow columns={2}>
          <Field name="sample.price" label={t('samplePrice')} hint={bulk('samplePriceHint')}>
            <MoneyInput />
          </Field>
          <Field name="sample.maxQuantity" label={t('sampleQuantity')}>
            <NumberInput />
          </Field>
        </FieldRow>
      )}
    </>
  );
}

/** What a change of one of the other fields needs to know. */
export function OtherFields({ kind }: { kind: OtherField }) {
  if (kind === 'packaging') return <PackagingFields />;
  if (kind === 'sample') return <SampleFields />;
  if (kind === 'keywords' || kind === 'certificateIds') return <ListFields kind={kind} />;
  return <ValueFields kind={kind} />;
}
