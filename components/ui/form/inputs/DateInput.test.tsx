import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { renderInView } from '@/components/ui/testing/render';
import { day } from '@/lib/api/values';
import { DateInput } from './DateInput';
import { FieldContext, type FieldInput } from '../field-context';
import { issuesOf } from '../issues/issues';

const INPUT = {
  id: 'day',
  name: 'day',
  onBlur: () => {},
  invalid: false,
  required: false,
  disabled: false,
  labelId: undefined,
  ariaLabel: 'day',
  describedBy: undefined,
  lang: undefined,
};

let value: unknown = '';
function Day() {
  const [held, setHeld] = useState<unknown>('');
  const onChange = (next: unknown) => {
    value = next;
    setHeld(next);
  };
  return (
    <FieldContext value={{ ...INPUT, value: held, onChange } satisfies FieldInput}>
      <DateInput />
    </FieldContext>
  );
}
const issues = () => issuesOf(z.safeParse(z.object({ day }), { day: value }).error, { day: value });

/** Browsers report a partly typed date as an empty value, with `validity.badInput`; jsdom does not. */
const typePart = (input: HTMLElement, badInput: boolean) => {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput } });
  fireEvent.keyUp(input);
};

it('holds a day that is half typed as one that cannot be saved, and leaves what is typed in the field', () => {
  renderInView(<Day />);
  const input = screen.getByLabelText<HTMLInputElement>('day');
  const write = jest.spyOn(input, 'value', 'set');
  typePart(input, true);
  expect(issues()).toEqual([{ path: 'day', key: 'incompleteDay' }]);
  // Writing any value now would clear the partly typed date.
  expect(write).not.toHaveBeenCalled();
  typePart(input, false);
  expect(value).toBe('');
  fireEvent.change(input, { target: { value: '2026-11-18' } });
  expect(issues()).toEqual([]);
  expect(input).toHaveValue('2026-11-18');
});
