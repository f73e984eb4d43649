import { useFormatter, useTranslations } from 'next-intl';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { useFormValue } from '@/components/ui/form/form-context';
import { MultiSelect } from '@/components/ui/form/inputs/combo/MultiSelect';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { PaymentTermsInput, TradeTermsInput } from '@/components/ui/form/inputs/TermsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { UnitInput } from '@/components/ui/form/inputs/UnitInput';
import { PERIODS } from '@/lib/api/values';
import { useCertificates } from './use-product-options';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useListValue } from '@/components/ui/form/use-list-value';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { LeadTimeTable } from './lazy-parts';
import type { LeadTimeValues } from './product-values';
import styles from './TradeSection.module.css';

const EMPTY: LeadTimeValues = { maxQuantity: undefined, days: undefined };

function LeadTimes() {
  const t = useTranslations('productForm.leadTimes');
  const { rows, set } = useListValue<LeadTimeValues>('leadTimes');
  return (
    <Stack gap={6}>
      <Text variant="subtitle2" as="h3">
        {t('title')}
      </Text>
      {rows.length > 0 && <LeadTimeTable />}
      <PathNotes path="leadTimes" />
      <AddRow
        label={(count) => t('add', { count })}
        rows={rows.length}
        max={PRODUCT_LIMITS.leadTimes}
        onAdd={() => set([...rows, EMPTY])}
      />
    </Stack>
  );
}

export function TradeSection() {
  const t = useTranslations('productForm');
  const format = useFormatter();
  const certificates = useCertificates();
  const chosen = useFormValue<string[] | undefined>('certificateIds') ?? [];
  const supply = useFormValue<unknown>('supplyAbility.quantity');
  const expired = certificates.expired.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
  const warning = expired.length > 0 && (
    <span className={styles.box}>
      {t('hints.expiredCertificates', { count: expired.length, titles: format.list(expired) })}
    </span>
  );
  return (
    <FormSection id="trade" title={t('sections.trade')} reserve={400}>
      <FieldRow columns={2}>
        <Field name="tradeTerms" label={t('fields.tradeTerms')} hint={t('hints.tradeTerms')} whole>
          <TradeTermsInput />
        </Field>
        <Field name="paymentTerms" label={t('fields.paymentTerms')} whole>
          <PaymentTermsInput />
        </Field>
      </FieldRow>
      <FieldRow columns={2}>
        <Field name="port" label={t('fields.port')}>
          <TextInput placeholder={t('hints.port')} />
        </Field>
        <Field name="customisation" label={t('fields.customisation')} hint={t('hints.customisation')} whole>
          <TagsInput placeholder={t('hints.enter')} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field name="supplyAbility.quantity" label={t('fields.supplyQuantity')}>
          <NumberInput />
        </Field>
        <Field name="supplyAbility.unit" label={t('fields.supplyUnit')}>
          <UnitInput count={supply} />
        </Field>
        <Field name="supplyAbility.period" label={t('fields.supplyPeriod')}>
          <SelectInput options={PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))} />
        </Field>
      </FieldRow>
      <Field name="certificateIds" label={t('fields.certificateIds')} hint={warning} whole>
        <MultiSelect options={certificates.options} loading={certificates.isPending} />
      </Field>
      <LeadTimes />
    </FormSection>
  );
}
