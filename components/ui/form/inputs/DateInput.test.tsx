import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from '@/lib/schema/schema';
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
const issues = () => issuesOf(v.safeParse(v.object({ day }), { day: value }).issues, { day: value });

it('holds a day that is half typed as one that cannot be saved, and leaves what is typed in the field', () => {
  renderInView(<Day />);
  const input = screen.getByLabelText<HTMLInputElement>('day');
  fireEvent.change(input, { target: { value: '2026-11' } });
  expect(issues()).toEqual([{ path: 'day', key: 'incompleteDay' }]);
  fireEvent.blur(input);
  expect(input).toHaveValue('2026-11');
  fireEvent.change(input, { target: { value: '' } });
  expect(value).toBe('');
});

it('understands a day however it is typed, and writes it one way when the field is left', () => {
  renderInView(<Day />);
  const input = screen.getByLabelText<HTMLInputElement>('day');
  fireEvent.change(input, { target: { value: '2026年1月8日' } });
  expect(value).toBe('2026-01-08');
  expect(input).toHaveValue('2026年1月8日');
  fireEvent.blur(input);
  expect(input).toHaveValue('2026-01-08');
});

it.each([
  ['zh', '打开日历', '选择日期', /2026年11月20日/],
  ['en', 'Open calendar', 'Choose a date', /November 20th, 2026/],
] as const)('in %s a day is chosen by keys in a calendar of that language', async (locale, open, title, friday) => {
  const user = userEvent.setup();
  renderInView(<Day />, { locale });
  fireEvent.change(screen.getByLabelText('day'), { target: { value: '2026-11-18' } });
  await user.click(screen.getByRole('button', { name: open }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(dialog).getByRole('button', { name: friday })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(value).toBe('2026-11-20');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
