import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { fromLocalMinute, toLocalMinute } from '@/lib/util/day';
import { DateTimeInput } from './DateTimeInput';
import { FieldContext, type FieldInput } from '../field-context';

jest.mock('@/lib/util/day', () => ({
  ...jest.requireActual('@/lib/util/day'),
  toLocalMinute: jest.fn(),
  fromLocalMinute: jest.fn(),
}));

const INPUT = {
  id: 'at',
  name: 'at',
  onBlur: () => {},
  invalid: false,
  required: false,
  disabled: false,
  labelId: undefined,
  ariaLabel: 'at',
  describedBy: undefined,
  lang: undefined,
};

function At() {
  const [value, setValue] = useState<unknown>();
  return (
    <FieldContext value={{ ...INPUT, value, onChange: setValue } satisfies FieldInput}>
      <DateTimeInput />
    </FieldContext>
  );
}

// The time zone of a test process cannot be changed, so New York's night of 14 March 2027 is simulated.
beforeEach(() => {
  jest
    .mocked(fromLocalMinute)
    .mockImplementation((text) => (text ? `utc of ${text.replace('T02:', 'T03:')}` : undefined));
  jest.mocked(toLocalMinute).mockImplementation((iso) => iso?.replace('utc of ', '') ?? '');
});

it('says which hour is meant where the one that was asked for does not exist', () => {
  renderInView(<At />);
  fireEvent.change(screen.getByLabelText('at'), { target: { value: '2027-03-14T02:30' } });
  fireEvent.blur(screen.getByLabelText('at'));
  expect(screen.getByLabelText('at')).toHaveValue('2027-03-14 03:30');
  expect(screen.getByRole('status')).toHaveTextContent('02:30');
  expect(screen.getByRole('status')).toHaveTextContent('03:30');
  fireEvent.change(screen.getByLabelText('at'), { target: { value: '2027-03-14T04:00' } });
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that a day without a time is not kept, once the field is left', () => {
  renderInView(<At />);
  const input = screen.getByLabelText('at');
  fireEvent.change(input, { target: { value: '2027-03-14' } });
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.blur(input);
  expect(screen.getByRole('status')).toHaveTextContent('日期或时间未填完整');
  fireEvent.change(input, { target: { value: '2027-03-14 9:05' } });
  expect(screen.queryByRole('status')).toBeNull();
});
