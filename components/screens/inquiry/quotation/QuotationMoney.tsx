import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useFormatter, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/Field';
import { FollowField } from '@/components/ui/form/FollowField';
import { useFormHandle, useFormState, useFormValue } from '@/components/ui/form/form-context';
import { DateInput } from '@/components/ui/form/inputs/DateInput';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { foreignCurrencies, lastDay, pairOf, priced, type QuotationValues } from './quotation-values';

/** Switches a field to its other form; the value of each is kept. */
function Other({ name, to, children }: { name: string; to: string; children: string }) {
  const { model } = useFormHandle();
  return (
    <Button
      size="small"
      variant="text"
      onClick={() => model.set(name, to)}
      // No higher than the label, so that fields side by side stay on one line.
      sx={{ my: '-4px', mr: '-4px', p: '0 4px', minWidth: 0, minHeight: 0, height: 26 }}
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
        action={
          <Other name="validBy" to="days">
            {t('inDays')}
          </Other>
        }
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
      action={
        <Other name="validBy" to="day">
          {t('byDay')}
        </Other>
      }
    >
      <NumberInput size="small" suffix={t('days')} />
    </Field>
  );
}

/** One rate for each other currency that prices are converted from; typing it fills them in. */
export function QuotationRates() {
  const t = useTranslations('inquiry.quotation');
  const { model } = useFormHandle();
  const currency = useFormValue<string>('currency');
  const items = useFormValue<QuotationValues['items']>('items');
  const convert = () => {
    const { items: rows, ...into } = model.snapshot().values as QuotationValues;
    const next = rows.map((row) => priced(row, into));
    model.set('items', next);
  };
  return foreignCurrencies({ items, currency }).map((from) => (
    <Box key={from} sx={{ gridColumn: '1 / -1' }}>
      <Field
        name={`rates.${pairOf(from, currency)}`}
        label={t('rate', { from, to: currency })}
        hint={t('rateHint', { from, to: currency })}
      >
        <FollowField onChange={convert}>
          <MoneyInput size="small" suffix={currency} />
        </FollowField>
      </Field>
    </Box>
  ));
}

export function QuotationExtras() {
  const t = useTranslations('inquiry.quotation');
  const currency = useFormValue<string>('currency');
  const byAmount = useFormValue<QuotationValues['discountBy']>('discountBy') === 'amount';
  return (
    <>
      <Field name="freight" label={t('field.freight')}>
        <MoneyInput size="small" suffix={currency} />
      </Field>
      <Field
        name="discount"
        label={t('field.discount')}
        action={
          <Other name="discountBy" to={byAmount ? 'share' : 'amount'}>
            {t(byAmount ? 'byShare' : 'byAmount')}
          </Other>
        }
      >
        <MoneyInput size="small" suffix={byAmount ? currency : '%'} />
      </Field>
    </>
  );
}
