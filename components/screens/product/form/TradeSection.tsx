import Box from '@mui/material/Box';
import { useFormatter, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { useFormHandle } from '@/components/ui/form/form-context';
import { MultiSelect } from '@/components/ui/form/MultiSelect';
import { NumberInput } from '@/components/ui/form/NumberInput';
import { SelectInput } from '@/components/ui/form/SelectInput';
import { TagsInput } from '@/components/ui/form/TagsInput';
import { PaymentTermsInput, TradeTermsInput } from '@/components/ui/form/TermsInput';
import { TextInput } from '@/components/ui/form/TextInput';
import { UnitInput } from '@/components/ui/form/UnitInput';
import { PERIODS } from '@/lib/api/values';
import { LeadTimes } from './LeadTimes';
import { useCertificates } from './use-product-options';

/** On which terms it is sold, and what can be had. */
export function TradeSection() {
  const t = useTranslations('productForm');
  const format = useFormatter();
  const certificates = useCertificates();
  const { control } = useFormHandle();
  const chosen = (useWatch({ control, name: 'certificateIds' }) ?? []) as string[];
  const supply: unknown = useWatch({ control, name: 'supplyAbility.quantity' });
  const expired = certificates.expired.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
  const warning = expired.length > 0 && (
    <Box component="span" sx={{ color: 'var(--warning-text)' }}>
      {t('hints.expiredCertificates', { count: expired.length, titles: format.list(expired) })}
    </Box>
  );
  return (
    <FormSection id="trade" title={t('sections.trade')}>
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
