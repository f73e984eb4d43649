import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { createFormModel } from '@/components/ui/form/form-model';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty, said } from '@/components/ui/testing/session';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { Field } from '../Field';
import { CurrencyInput, type PriceValue } from './CurrencyInput';

beginEachEmpty();

test.each<[string, Pick<PriceValue, 'emptied' | 'count' | 'converted'>, string, string]>([
  ['that cannot be converted goes', { emptied: '', count: 1 }, '', '1'],
  ['that is converted is another amount', { emptied: '710', count: 0, converted: 1 }, '710', '1'],
  ['that is converted as far as it can be', { emptied: '710', count: 1, converted: 1 }, '710', '1'],
  ['that is not there stays so', { emptied: 'x', count: 0 }, '100', ''],
])('with another currency a price %s, and the message takes it back', async (_, change, now, count) => {
  const values = { currency: 'USD', price: '100' };
  const model = createFormModel<typeof values>({ record: (all) => all, check: () => [] }, values, 'draft');
  renderInView(
    <FormRoot form={{ formId: 'form', model }} label="prices">
      <Field name="currency" label="Currency">
        <CurrencyInput prices={() => [{ path: 'price', value: values.price, ...change }]} />
      </Field>
    </FormRoot>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(screen.getByRole('option', { name: /^CNY/ }));
  expect(model.snapshot().values).toEqual({ currency: 'CNY', price: now });
  expect(said().join()).toContain(count);
  expect(said()).toHaveLength(count ? 1 : 0);
  if (!count) return;
  act(() => runMessageAction(store.get(messagesAtom)[0]!.id));
  expect(model.snapshot().values).toEqual(values);
});
