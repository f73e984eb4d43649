import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Stack } from '@/components/ui/layout/Stack';
import { IconAction } from '@/components/ui/button/IconAction';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { FormSection } from '@/components/ui/form/FormSection';
import { CurrencyInput } from '@/components/ui/form/inputs/CurrencyInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { RowFieldset } from '@/components/ui/form/rows/RowFieldset';
import { ImageInput } from '@/components/shared/material/pictures/ImageInput';
import { useListValue } from '@/components/ui/form/use-list-value';
import { FILE_LIMITS } from '@/lib/api/file';
import { SHOP_LIMITS } from '@/lib/api/shop-info';
import type { BankValues } from './info-kind';
import styles from './LetterheadSection.module.css';

const EMPTY: BankValues = { currency: 'USD', beneficiary: '', bank: '', swift: '', account: '', address: '' };

/** Where buyers pay: an account for each currency. */
function Accounts() {
  const t = useTranslations('shopInfo');
  const { formId } = useFormHandle();
  const { rows, add, remove } = useListValue<BankValues>('banks');
  const line = (index: number, part: keyof BankValues, max: number, required = true) => (
    <Field name={`banks.${index}.${part}`} label={t(`bank.${part}`)} required={required} max={max}>
      <TextInput />
    </Field>
  );
  return (
    <Stack id={fieldId(formId, 'banks')} tabIndex={-1} gap={12}>
      {rows.map((_, index) => (
        <RowFieldset className={styles.account} key={index}>
          <legend>{t('bank.title', { row: index + 1 })}</legend>
          <IconAction size="small" label={t('bank.remove', { row: index + 1 })} onClick={() => remove(index)}>
            <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
          </IconAction>
          <FieldRow columns={2}>
            <Field name={`banks.${index}.currency`} label={t('bank.currency')} required>
              <CurrencyInput prices={() => []} />
            </Field>
            {line(index, 'beneficiary', SHOP_LIMITS.bank)}
          </FieldRow>
          <FieldRow columns={2}>
            {line(index, 'bank', SHOP_LIMITS.bank)}
            <Field name={`banks.${index}.swift`} label={t('bank.swift')} required hint={t('bank.swiftHint')}>
              <TextInput />
            </Field>
          </FieldRow>
          <FieldRow columns={2}>
            {line(index, 'account', SHOP_LIMITS.account)}
            {line(index, 'address', SHOP_LIMITS.address, false)}
          </FieldRow>
        </RowFieldset>
      ))}
      <PathNotes path="banks" />
      <AddRow label={t('bank.add')} rows={rows.length} max={SHOP_LIMITS.banks} onAdd={() => add(EMPTY)} />
    </Stack>
  );
}

/** What quotations have at their head and foot, of the feature `letterhead` (contract 5). */
export function LetterheadSection() {
  const t = useTranslations('shopInfo');
  return (
    <FormSection id="letterhead" title={t('sections.letterhead')} reserve={320} note={t('hints.letterhead')}>
      <LocalizedInput name="legalName" label={t('fields.legalName')} max={SHOP_LIMITS.name}>
        <TextInput autoComplete="organization" />
      </LocalizedInput>
      <LocalizedInput name="postalAddress" label={t('fields.postalAddress')} max={SHOP_LIMITS.address}>
        <TextInput rows={2} />
      </LocalizedInput>
      <Accounts />
      <Field name="seal" label={t('fields.seal')} hint={t('hints.seal')} group>
        <ImageInput maxBytes={FILE_LIMITS.image} />
      </Field>
    </FormSection>
  );
}
