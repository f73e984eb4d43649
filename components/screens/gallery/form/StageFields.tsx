import { useFormatter, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { useFormState } from '@/components/ui/form/form-context';
import { DateInput } from '@/components/ui/form/inputs/DateInput';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { FIELDS, type OrderValues, type Stage } from './order-form';

function BuyerFields() {
  const t = useTranslations('gallery.form.field');
  return (
    <>
      <Field name="name" label={t('name')} required max={64}>
        <TextInput autoComplete="name" />
      </Field>
      <FieldRow columns={2}>
        <Field name="email" label={t('email')} required>
          <TextInput inputMode="email" autoComplete="email" />
        </Field>
        <Field name="phone" label={t('phone')} hint={t('phoneHint')}>
          <TextInput inputMode="tel" autoComplete="tel" />
        </Field>
      </FieldRow>
    </>
  );
}

function OrderFields() {
  const t = useTranslations('gallery.form.field');
  return (
    <>
      <FieldRow columns={3}>
        <Field name="quantity" label={t('quantity')} required>
          <NumberInput />
        </Field>
        <Field name="price" label={t('price')} required>
          <MoneyInput suffix="USD" />
        </Field>
        <Field name="delivery" label={t('delivery')} required>
          <DateInput />
        </Field>
      </FieldRow>
      <Field name="note" label={t('note')} max={200}>
        <TextInput rows={3} />
      </Field>
    </>
  );
}

/** What was typed, before it is sent. */
function Check() {
  const t = useTranslations('gallery.form');
  const format = useFormatter();
  const values = useFormState((snapshot) => snapshot.values) as OrderValues;
  const shown = (name: keyof OrderValues) => {
    const value = values[name];
    if (name === 'delivery') return format.dateTime(new Date(`${String(value)}T00:00`), 'day');
    return typeof value === 'number' ? format.number(value) : value || '–';
  };
  return (
    <PlainTable aria-label={t('stage.check')}>
      <tbody>
        {[...FIELDS.buyer, ...FIELDS.order].map((name) => (
          <tr key={name}>
            <th scope="row" className="name">
              {t(`field.${name}`)}
            </th>
            <td>{shown(name)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

const PAGES: Record<Stage, () => React.JSX.Element> = { buyer: BuyerFields, order: OrderFields, check: Check };

export function StageFields({ stage }: { stage: Stage }) {
  const Page = PAGES[stage];
  return <Page />;
}
