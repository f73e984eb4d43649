import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { FieldContext } from '@/components/ui/form/field-context';
import { SuggestInput } from './SuggestInput';

const NAMES: Record<string, string> = { set: 'sets', box: 'boxes' };
const nameOf = (code: string) => NAMES[code] ?? code;
const codeOf = (text: string) =>
  Object.keys(NAMES).find((code) => [code, NAMES[code]].includes(text.toLowerCase())) ?? text;

const stored: string[] = [];
function Form({ start, coded = true }: { start: string; coded?: boolean }) {
  const [value, setValue] = useState<unknown>(start);
  const field = {
    id: 'unit',
    name: 'unit',
    value,
    onChange: (next: unknown) => {
      stored.push(String(next));
      setValue(next);
    },
    onBlur: () => {},
    invalid: false,
    required: false,
    disabled: false,
    labelId: undefined,
    ariaLabel: 'Unit',
    describedBy: undefined,
    lang: undefined,
  };
  return (
    <FieldContext value={field}>
      <SuggestInput suggestions={['set', 'box']} {...(coded ? { names: { nameOf, codeOf } } : {})} />
      <button onClick={() => setValue('box')}>other</button>
    </FieldContext>
  );
}
const draw = (start: string, coded?: boolean) => {
  stored.length = 0;
  renderInView(<Form start={start} coded={coded} />);
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Unit' }) };
};

test('a code is shown by its name, and what is chosen by name is kept as its code', async () => {
  const { user, input } = draw('set');
  expect(input).toHaveValue('sets');
  await user.click(input);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['sets', 'boxes']);
  await user.click(screen.getByRole('option', { name: 'boxes' }));
  expect(input).toHaveValue('boxes');
  expect(stored).toEqual(['box']);
});

test('a name that is written is kept as its code, and nothing moves while it is being written', async () => {
  const { user, input } = draw('');
  await user.type(input, 'set');
  expect(input).toHaveValue('set');
  expect(stored.at(-1)).toBe('set');
  await user.type(input, ' of 5');
  expect(input).toHaveValue('set of 5');
  expect(stored.at(-1)).toBe('set of 5');
  await user.clear(input);
  await user.type(input, 'Boxes');
  expect(stored.at(-1)).toBe('box');
  await user.tab();
  expect(input).toHaveValue('boxes');
});

test('another text is shown and kept as it came; a look at it changes nothing', async () => {
  const { user, input } = draw('pcs');
  expect(input).toHaveValue('pcs');
  await user.click(input);
  await user.tab();
  expect(input).toHaveValue('pcs');
  expect(stored).toEqual([]);
  await user.type(input, '{Enter}');
  expect(input).toHaveValue('pcs');
  expect(new Set(stored).size).toBeLessThan(2);
});

test('what is set from outside is shown at once, whatever was being written', async () => {
  const { user, input } = draw('set');
  await user.clear(input);
  await user.type(input, 'pallet');
  await user.click(screen.getByRole('button', { name: 'other' }));
  expect(input).toHaveValue('boxes');
});

test('without codes every text is kept as it is written', async () => {
  const { user, input } = draw('', false);
  await user.type(input, 'sets');
  expect(input).toHaveValue('sets');
  expect(stored.at(-1)).toBe('sets');
});
