import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { PeriodPopover } from './PeriodPopover';

beginEachEmpty();

test('days are applied by OK, those that are no period are refused until they are changed', () => {
  const onChoose = jest.fn();
  renderInView(
    <PeriodPopover
      period={{ from: '2026-02-01', to: '2026-02-10', days: 10 }}
      anchor={document.body}
      onClose={() => {}}
      onChoose={onChoose}
    />,
  );
  const type = (name: string, day: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: day } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: '确定' }));
  const why = () => screen.getByRole('alert').textContent;
  expect(why()).toBe('');
  type('开始日期', '2026-02-20');
  press();
  expect(why()).toMatch(/开始不晚于结束/);
  expect(onChoose).not.toHaveBeenCalled();
  type('结束日期', '2026-02-21');
  expect(why()).toBe('');
  press();
  expect(onChoose.mock.calls).toEqual([['2026-02-20', '2026-02-21']]);
});
