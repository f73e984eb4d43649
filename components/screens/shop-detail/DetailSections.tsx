import { useLocale, useTranslations } from 'next-intl';
import { CURRENCIES } from '@/components/ui/form/inputs/names/currencies';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { LanguagesInput } from '@/components/ui/form/inputs/LanguagesInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { MultiSelect } from '@/components/ui/form/inputs/combo/MultiSelect';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { plainText } from '@/components/ui/form/rich-text';
import { RichTextInput } from '@/components/shared/rich-text/RichTextInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { PaymentTermsInput, TradeTermsInput } from '@/components/ui/form/inputs/TermsInput';
import { currencyName } from '@/lib/i18n/display-names';
import { SHOP_DETAIL_LIMITS } from '@/lib/api/shop-detail';
import { FaqEditor } from './FaqEditor';
import { MarketsEditor } from './MarketsEditor';
import { EMPLOYEES, REVENUES, useCompanyFormats } from '@/lib/i18n/company-formats';

export function DetailSections() {
  const t = useTranslations('shopDetail');
  const locale = useLocale();
  const ranges = useCompanyFormats();
  return (
    <>
      <FormSection id="company" title={t('sections.company')}>
        <FieldRow>
          <Field name="employees" label={t('fields.employees')}>
            <SelectInput
              emptyLabel={t('none')}
              options={EMPLOYEES.map((range) => ({ value: range, label: ranges.employees(range) }))}
            />
          </Field>
          <Field name="annualRevenue" label={t('fields.annualRevenue')}>
            <SelectInput
              emptyLabel={t('none')}
              options={REVENUES.map((range) => ({ value: range, label: ranges.annualRevenue(range) }))}
            />
          </Field>
          <Field name="averageLeadDays" label={t('fields.averageLeadDays')} required>
            <NumberInput suffix={t('days')} />
          </Field>
        </FieldRow>
        <Field
          name="overseasOffices"
          label={t('fields.overseasOffices')}
          max={SHOP_DETAIL_LIMITS.list}
          hint={t('hints.overseasOffices')}
          whole
        >
          <TagsInput keepsCommas placeholder={t('hints.enter')} />
        </Field>
      </FormSection>
      <FormSection id="markets" title={t('sections.markets')}>
        <FieldRow>
          <Field name="exportShare" label={t('fields.exportShare')} required hint={t('hints.exportShare')}>
            <NumberInput suffix="%" />
          </Field>
        </FieldRow>
        <MarketsEditor />
      </FormSection>
      <FormSection id="trade" title={t('sections.trade')} reserve={258}>
        <FieldRow columns={2}>
          <Field name="tradeTerms" label={t('fields.tradeTerms')} whole>
            <TradeTermsInput />
          </Field>
          <Field name="paymentTerms" label={t('fields.paymentTerms')} whole>
            <PaymentTermsInput />
          </Field>
        </FieldRow>
        <FieldRow columns={2}>
          <Field name="currencies" label={t('fields.currencies')} whole>
            <MultiSelect
              options={CURRENCIES.map((code) => ({
                value: code,
                label: `${code} ${currencyName(code, locale)}`,
                short: code,
              }))}
            />
          </Field>
          <Field name="languages" label={t('fields.languages')} whole>
            <LanguagesInput />
          </Field>
        </FieldRow>
        <Field name="ports" label={t('fields.ports')} whole>
          <TagsInput placeholder={t('hints.enter')} />
        </Field>
      </FormSection>
      <FormSection id="introduction" title={t('sections.introduction')} reserve={530}>
        <LocalizedInput name="introduction" label={t('fields.introduction')} plain={plainText} group>
          <RichTextInput maxBytes={SHOP_DETAIL_LIMITS.introduction} placeholder={t('hints.introduction')} />
        </LocalizedInput>
      </FormSection>
      <FormSection id="faq" title={t('sections.faq')} reserve={1200} note={t('hints.faq')}>
        <FaqEditor />
      </FormSection>
    </>
  );
}
