import { screen, within } from '@testing-library/react';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { createFormModel } from '@/components/ui/form/form-model';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import type { TierValues } from '../product-values';
import { LadderEditor } from './LadderEditor';

beginEachEmpty();

/** What the last column says of each tier. */
function changes(prices: (string | undefined)[]) {
  const tiers = prices.map((price, at): TierValues => ({ minQuantity: 10 * (at + 1), price }));
  const values = { pricing: { tiers }, moq: { quantity: 10, unit: 'set' } };
  const model = createFormModel<typeof values>({ record: (all) => all, check: () => [] }, values, 'draft');
  renderInView(
    <FormRoot form={{ formId: 'form', model }} label="prices">
      <LadderEditor unit="set" currency="USD" />
    </FormRoot>,
  );
  const [, ...rows] = within(screen.getByRole('table', { name: '阶梯价' })).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[2]!.textContent);
}

test.each<[string, (string | undefined)[], string[]]>([
  ['100, 90 and 80', ['100', '90', '80'], ['–', '−10%', '−20%']],
  ['100, 75.5 and 120', ['100', '75.5', '120'], ['–', '−24.5%', '+20%']],
  ['100, none and 50', ['100', undefined, '50'], ['–', '–', '−50%']],
  ['none, 90 and 80', [undefined, '90', '80'], ['–', '–', '–']],
])('the change of each tier is from the first price: %s', (_, prices, shown) => {
  expect(changes(prices)).toEqual(shown);
});
