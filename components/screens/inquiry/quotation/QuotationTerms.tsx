import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';
import { CurrencyInput } from '@/components/ui/form/inputs/CurrencyInput';
import { useFormHandle } from '@/components/ui/form/form-context';
import { Field } from '@/components/ui/form/Field';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { usePaymentTerms, useTradeTerms } from '@/components/ui/form/inputs/TermsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import { QuotationExtras, QuotationRates, QuotationValidity } from './QuotationMoney';
import { quotationPrices } from './quotation-currency';
import type { QuotationValues } from './quotation-values';

/** Terms are whole names, which have no room beside another field. */
const WHOLE_ROW = { gridColumn: '1 / -1' };

export function QuotationTerms({ today }: { today: string }) {
  const t = useTranslations('inquiry.quotation');
  const { model } = useFormHandle();
  return (
    <>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 1.25, alignItems: 'start' }}
      >
        <Box sx={WHOLE_ROW}>
          <Field name="tradeTerm" label={t('field.tradeTerm')} required>
            <SelectInput size="small" options={useTradeTerms()} />
          </Field>
        </Box>
        <Field name="port" label={t('field.port')}>
          <TextInput size="small" />
        </Field>
        <Field name="currency" label={t('field.currency')} required>
          <CurrencyInput
            size="small"
            prices={(_, before) => quotationPrices(model.snapshot().values as QuotationValues, before)}
          />
        </Field>
        <Box sx={WHOLE_ROW}>
          <Field name="paymentTerm" label={t('field.paymentTerm')} required>
            <SelectInput size="small" options={usePaymentTerms()} />
          </Field>
        </Box>
        <Field name="leadTimeDays" label={t('field.leadTimeDays')} required>
          <NumberInput size="small" suffix={t('days')} />
        </Field>
        <QuotationValidity today={today} />
        <QuotationRates />
        <QuotationExtras />
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
