import { useTranslations } from 'next-intl';
import space from '@/components/ui/layout/space.module.css';
import { CurrencyInput } from '@/components/ui/form/inputs/CurrencyInput';
import { useFormHandle, useFormValue } from '@/components/ui/form/form-context';
import { useSeesCost } from '@/components/shared/product/use-sees-cost';
import { Field } from '@/components/ui/form/Field';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { usePaymentTerms, useTradeTerms } from '@/components/ui/form/inputs/TermsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useRecords } from '@/components/ui/use-records';
import { productApi } from '@/lib/api/product';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { placeKindOf, requestFor } from '../rules/trade-place';
import { QuotationExtras, QuotationRates, QuotationValidity, SetButton } from './QuotationMoney';
import { QuotationPayments } from './QuotationPayments';
import { quotationPrices } from './quotation-currency';
import type { useBeside } from './use-beside';
import { useRequested } from './use-requested';
import type { QuotationValues } from './quotation-fields';
import styles from './QuotationTerms.module.css';

const placePath = (term: string) => `places.${placeKindOf(term) ?? 'destination'}`;

/** The currencies of the buyer's target prices, and of the prices and costs of the products. */
function useComparedCurrencies({ products }: Inquiry): string[] {
  const ids = useFormValue<QuotationValues['items']>('items').flatMap(({ productId }) => productId ?? []);
  const records = [...useRecords(productApi, ids).values()];
  const seesCost = useSeesCost();
  return [
    ...products.flatMap(({ targetPrice }) => targetPrice?.currency ?? []),
    ...records.flatMap(({ data }) => data?.pricing?.currency ?? []),
    ...records.flatMap(({ data }) => (seesCost && data?.cost?.currency) || []),
  ];
}

interface QuotationTermsProps {
  inquiry: Inquiry;
  today: string;
  beside: ReturnType<typeof useBeside>;
}

export function QuotationTerms({ inquiry, today, beside }: QuotationTermsProps) {
  const t = useTranslations('inquiry.quotation');
  const { model } = useFormHandle();
  const tradeTerm = useFormValue<QuotationValues['tradeTerm']>('tradeTerm');
  const places = useFormValue<QuotationValues['places']>('places');
  const kind = placeKindOf(tradeTerm);
  const found = requestFor(useRequested(inquiry).places, tradeTerm);
  const isTaken = found?.term === tradeTerm && kind && places[kind].trim() === found?.name;
  const request = isTaken ? undefined : found;
  return (
    <>
      <div className={styles.columns}>
        {/* Terms are whole names, which have no room beside another field. */}
        <div className={styles.term}>
          <Field
            name="tradeTerm"
            label={t('field.tradeTerm')}
            required
            action={
              request && (
                <SetButton to={{ tradeTerm: request.term, [placePath(request.term)]: request.name }}>
                  {t('takeRequest', { place: `${request.term} ${request.name}` })}
                </SetButton>
              )
            }
          >
            <SelectInput size="small" options={useTradeTerms()} />
          </Field>
        </div>
        {kind && (
          <Field key={kind} name={`places.${kind}`} label={t(`field.places.${kind}`)} required>
            <TextInput size="small" />
          </Field>
        )}
        <Field name="currency" label={t('field.currency')} required>
          <CurrencyInput
            size="small"
            prices={(_, before) => quotationPrices(model.snapshot().values as QuotationValues, before)}
          />
        </Field>
        <div className={styles.term}>
          <Field name="paymentTerm" label={t('field.paymentTerm')} required>
            <SelectInput size="small" options={usePaymentTerms()} />
          </Field>
        </div>
        <div className={space.wholeRow}>
          <QuotationPayments />
        </div>
        <Field name="leadTimeDays" label={t('field.leadTimeDays')} required>
          <NumberInput size="small" suffix={t('days')} />
        </Field>
        <QuotationValidity today={today} />
        <QuotationRates compared={useComparedCurrencies(inquiry)} />
        <QuotationExtras />
      </div>
      <Field name="remark" label={t('field.remark')} max={INQUIRY_LIMITS.remark}>
        <TextInput rows={2} />
      </Field>
      <Field
        name="content"
        label={t('field.content')}
        hint={t('contentHint', { text: String(beside.text !== ''), files: beside.files.length })}
      >
        <TextInput rows={2} />
      </Field>
    </>
  );
}
