import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Field } from '@/components/ui/form/Field';
import { FollowField } from '@/components/ui/form/FollowField';
import { useFormHandle, useFormState, useFormValue } from '@/components/ui/form/form-context';
import { DateInput } from '@/components/ui/form/inputs/DateInput';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { formatAmount } from '@/lib/i18n/amount-text';
import { converted, foreignCurrencies, pairOf } from './quotation-currency';
import { lastDay } from './quotation-values';
import { isCounted, isTiered, NO_BASE, type AmountName, type Base, type QuotationValues } from './quotation-fields';
import styles from './QuotationMoney.module.css';

/** Beside a label: sets some values, such as the other form of the field. */
export function SetButton({ to, children }: { to: Record<string, unknown>; children: string }) {
  const { model } = useFormHandle();
  return (
    <Button
      size="small"
      variant="text"
      onClick={() => Object.entries(to).forEach(([path, value]) => model.set(path, value))}
      className={styles.button}
    >
      {children}
    </Button>
  );
}

/** How long the quotation is valid: some days from the day on which it is sent, or until a day. */
export function QuotationValidity({ today }: { today: string }) {
  const t = useTranslations('inquiry.quotation');
  const format = useFormatter();
  const until = useFormState(({ values }) => lastDay(values as QuotationValues, today));
  const byDay = useFormValue<QuotationValues['validBy']>('validBy') === 'day';
  if (byDay) {
    return (
      <Field
        name="validUntil"
        label={t('field.validUntil')}
        required
        action={<SetButton to={{ validBy: 'days' }}>{t('inDays')}</SetButton>}
      >
        <DateInput size="small" min={today} />
      </Field>
    );
  }
  return (
    <Field
      name="validDays"
      label={t('field.validDays')}
      required
      hint={until && t('until', { day: format.dateTime(new Date(`${until}T00:00`), 'day') })}
      action={<SetButton to={{ validBy: 'day' }}>{t('byDay')}</SetButton>}
    >
      <NumberInput size="small" suffix={t('days')} />
    </Field>
  );
}

/** One rate for each other currency that amounts are converted from, or compared with; typing it fills them in. */
export function QuotationRates({ compared }: { compared: readonly string[] }) {
  const t = useTranslations('inquiry.quotation');
  const { model } = useFormHandle();
  const currency = useFormValue<string>('currency');
  const items = useFormValue<QuotationValues['items']>('items');
  const bases = useFormValue<QuotationValues['bases']>('bases');
  const tradeTerm = useFormValue<QuotationValues['tradeTerm']>('tradeTerm');
  const convert = () => {
    const values = model.snapshot().values as QuotationValues;
    model.fill({ ...values, ...converted(values) });
  };
  const others = compared.filter((code) => code !== currency);
  return [...new Set([...foreignCurrencies({ items, bases, currency, tradeTerm }), ...others])].map((from) => (
    <div key={from} className={space.wholeRow}>
      <Field
        name={`rates.${pairOf(from, currency)}`}
        label={t('rate', { from, to: currency })}
        hint={t('rateHint', { from, to: currency })}
      >
        <FollowField onChange={convert}>
          <MoneyInput size="small" suffix={currency} />
        </FollowField>
      </Field>
    </div>
  ));
}

/** An amount of the quotation; one that is converted says from what, also while it waits for the rate. */
function AmountField({ name, suffix, action }: { name: AmountName; suffix?: string | undefined; action?: ReactNode }) {
  const t = useTranslations('inquiry.quotation');
  const locale = useLocale();
  const { model } = useFormHandle();
  const currency = useFormValue<string>('currency');
  const base = useFormValue<Base>(`bases.${name}`);
  const isForeign = base.amount !== '' && base.currency !== currency;
  return (
    <Field
      name={name}
      label={t(`field.${name}`)}
      hint={isForeign && t('typedAs', { amount: formatAmount(base.amount, base.currency, locale) })}
      action={action}
    >
      <FollowField onChange={() => model.set(`bases.${name}`, NO_BASE)}>
        <MoneyInput size="small" suffix={suffix ?? currency} />
      </FollowField>
    </Field>
  );
}

export function QuotationExtras() {
  const t = useTranslations('inquiry.quotation');
  const byAmount = useFormValue<QuotationValues['discountBy']>('discountBy') === 'amount';
  const tradeTerm = useFormValue<QuotationValues['tradeTerm']>('tradeTerm');
  const hasSum = !useFormValue<QuotationValues['items']>('items').some(isTiered);
  // 5 % is not 5 dollars.
  const emptied = { discount: undefined, 'bases.discount': NO_BASE };
  return (
    <>
      <AmountField name="freight" />
      {isCounted('insurance', { tradeTerm }) && <AmountField name="insurance" />}
      <AmountField
        name="discount"
        suffix={byAmount ? undefined : '%'}
        action={
          (hasSum || byAmount) && (
            <SetButton to={{ discountBy: byAmount ? 'share' : 'amount', ...emptied }}>
              {t(byAmount ? 'byShare' : 'byAmount')}
            </SetButton>
          )
        }
      />
    </>
  );
}
