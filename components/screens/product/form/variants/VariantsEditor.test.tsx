import { act, fireEvent, screen } from '@testing-library/react';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { createFormModel } from '@/components/ui/form/form-model';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import type { OptionValues, VariantValues } from '../product-values';
import { VariantsEditor } from './VariantsEditor';

jest.mock('../lazy-parts', () => ({
  ...jest.requireActual<object>('./VariantOption'),
  VariantSheet: ({ onRemove }: { onRemove: (index: number) => void }) => (
    <button onClick={() => onRemove(0)}>first variant away</button>
  ),
}));

const OPTIONS: OptionValues[] = [
  { name: 'Colour', values: ['red', 'blue'] },
  { name: 'Size', values: ['S', 'L'] },
];
const combinations = OPTIONS[0]!.values.flatMap((Colour) => OPTIONS[1]!.values.map((Size) => ({ Colour, Size })));

function open() {
  const blank = { price: undefined, stock: undefined, image: undefined };
  const variants: VariantValues[] = combinations.map((options, at) => ({
    ...{ id: String(at), sku: `P-${at}`, options },
    ...blank,
  }));
  const values = { sku: 'P', options: OPTIONS, variants };
  const model = createFormModel<typeof values>({ record: (all) => all, check: () => [] }, values, 'draft');
  renderInView(
    <FormRoot form={{ formId: 'form', model }} label="variants">
      <VariantsEditor />
    </FormRoot>,
  );
  return () => model.snapshot().values.variants.map(({ options }) => Object.values(options).join(' '));
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});

test.each([
  ['删除第 1 种规格', ['S', 'L']],
  ['删除第 2 种规格', ['red', 'blue']],
])('%s: the variants have the other option only', async (name, left) => {
  const rows = open();
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(rows()).toEqual(left);
});

test('without the last option there is no variant', async () => {
  const rows = open();
  fireEvent.click(await screen.findByRole('button', { name: '删除第 1 种规格' }));
  fireEvent.click(screen.getByRole('button', { name: '删除第 1 种规格' }));
  expect(rows()).toEqual([]);
});

test('a value that is removed or added takes its variants with it', async () => {
  const rows = open();
  const box = await screen.findByRole('combobox', { name: '第 1 种规格的值' });
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'Backspace' });
  expect(rows()).toEqual(['red S', 'red L']);
  fireEvent.change(box, { target: { value: 'green' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(rows()).toEqual(['red S', 'red L', 'green S', 'green L']);
});

test('a value leaves the options with the last variant that has it, and returns with all its variants', async () => {
  const rows = open();
  const colours = await screen.findByRole('combobox', { name: '第 1 种规格的值' });
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'first variant away' }));
  const isOffered = (value: string) => screen.queryByText(value) !== null;
  remove();
  expect([rows(), isOffered('red')]).toEqual([['red L', 'blue S', 'blue L'], true]);
  remove();
  expect([rows(), isOffered('red')]).toEqual([['blue S', 'blue L'], false]);
  expect(['blue', 'S', 'L'].every(isOffered)).toBe(true);
  act(() => colours.focus());
  fireEvent.change(colours, { target: { value: 'red' } });
  fireEvent.keyDown(colours, { key: 'Enter' });
  expect(rows()).toEqual(['blue S', 'blue L', 'red S', 'red L']);
});
