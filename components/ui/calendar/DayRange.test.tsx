import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { DayRange } from './DayRange';

let range: [from: string, to: string] = ['', ''];
function Range() {
  const [[from, to], setRange] = useState<[string, string]>(['2026-11-03', '']);
  const onChange = (...next: [string, string]) => {
    range = next;
    setRange(next);
  };
  return <DayRange fromLabel="from" toLabel="to" from={from} to={to} onChange={onChange} />;
}

it('is chosen in one calendar, which is not there before it is asked for', async () => {
  const user = userEvent.setup();
  renderInView(<Range />);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  const grid = await screen.findByRole('grid', { name: /2026年 ?11月|十一月/ });
  await user.click(within(grid).getByRole('button', { name: /2026年11月12日/ }));
  expect(range).toEqual(['2026-11-03', '2026-11-12']);
  expect(screen.getByLabelText('from')).toHaveValue('2026-11-03');
  expect(screen.getByLabelText('to')).toHaveValue('2026-11-12');
});

it('is typed, and half a day changes nothing but says that it is none', () => {
  renderInView(<Range />);
  const to = screen.getByLabelText('to');
  fireEvent.change(to, { target: { value: '2026-11' } });
  expect(to).toBeInvalid();
  fireEvent.change(to, { target: { value: '2026.11.9' } });
  expect(to).toBeValid();
  expect(range).toEqual(['2026-11-03', '2026-11-09']);
});
