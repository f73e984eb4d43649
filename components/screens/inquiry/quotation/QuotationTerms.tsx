import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';
import { CurrencyInput, type PriceValue } from '@/components/ui/form/inputs/CurrencyInput';
import { DateInput } from '@/components/ui/form/inputs/DateInput';
import { Field } from '@/components/ui/form/Field';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { usePaymentTerms, useTradeTerms } from '@/components/ui/form/inputs/TermsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import type { ItemValues } from './quotation-values';

function quotationPrices(valueAt: (path: string) => unknown): PriceValue[] {
  const items = (valueAt('items') ?? []) as ItemValues[];
  const emptied = items.map((item) => ({ ...item, unitPrice: undefined }));
  return [{ path: 'items', value: items, emptied, count: items.filter(({ unitPrice }) => unitPrice?.trim()).length }];
}

export function QuotationTerms({ today }: { today: string }) {
  const t = useTranslations('inquiry.quotation');
  return (
    <>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 1.25, alignItems: 'start' }}
      >
        <Field name="tradeTerm" label={t('field.tradeTerm')} required>
          <SelectInput size="small" options={useTradeTerms()} />
        </Field>
        <Field name="port" label={t('field.port')}>
          <TextInput size="small" />
        </Field>
        <Field name="paymentTerm" label={t('field.paymentTerm')} required>
          <SelectInput size="small" options={usePaymentTerms()} />
        </Field>
        <Field name="currency" label={t('field.currency')} required>
          <CurrencyInput size="small" prices={quotationPrices} />
        </Field>
        <Field name="leadTimeDays" label={t('field.leadTimeDays')} required>
          <NumberInput size="small" suffix={t('days')} />
        </Field>
        <Field name="validUntil" label={t('field.validUntil')} required>
          <DateInput size="small" min={today} />
        </Field>
      </Box>
      <Field name="remark" label={t('field.remark')} max={INQUIRY_LIMITS.remark}>
        <TextInput rows={2} />
      </Field>
      <Field name="content" label={t('field.content')} hint={t('contentHint')}>
        <TextInput rows={2} />
      </Field>
    </>
  );
}
