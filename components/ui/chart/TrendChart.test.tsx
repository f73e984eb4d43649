import { fireEvent, screen, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { extremesOf } from './ChartSummary';
import { looksOf, type ChartSeries } from './series';
import { TrendChart } from './TrendChart';

const POINTS = ['11月1日', '11月2日', '11月3日', '11月4日'].map((day) => ({ short: day, long: `${day} 周末` }));
const SERIES: ChartSeries[] = [
  { name: '访客', values: [1200, 30, undefined, 800] },
  { name: '上一周期', values: [10, 20, 30, 40], mark: 'previous' },
];

const draw = (series = SERIES) =>
  renderInView(<TrendChart title="访客趋势" pointName="日期" points={POINTS} series={series} />);
const slider = () => screen.getByRole('slider', { name: '访客趋势' });

test('keys walk through the points, and every value of a point is announced', () => {
  draw();
  expect(slider()).toHaveAttribute('aria-valuetext', '11月4日 周末，访客 800，上一周期 40');
  fireEvent.focus(slider());
  fireEvent.change(slider(), { target: { value: '2' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '11月3日 周末，访客 –，上一周期 30');
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '11月1日 周末，访客 1,200，上一周期 10');
});

test('the values of a point are shown while it is looked at, until Escape or until the focus goes on', () => {
  draw();
  expect(screen.queryByText('1,200')).toBeNull();
  fireEvent.focus(slider());
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(screen.getByText('1,200')).toBeInTheDocument();
  fireEvent.keyDown(slider(), { key: 'Escape' });
  expect(screen.queryByText('1,200')).toBeNull();
  fireEvent.change(slider(), { target: { value: '1' } });
  expect(screen.getByText('11月2日 周末')).toBeInTheDocument();
  fireEvent.blur(slider());
  expect(screen.queryByText('11月2日 周末')).toBeNull();
});

test('the same figures as a table behind a button, the newest first, gaps are not zeros', () => {
  draw();
  fireEvent.click(screen.getByRole('button', { name: '以表格查看' }));
  expect(screen.queryByRole('slider')).toBeNull();
  const rows = within(screen.getByRole('table', { name: '访客趋势' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '日期访客上一周期',
    '11月4日 周末80040',
    '11月3日 周末–30',
    '11月2日 周末3020',
    '11月1日 周末1,20010',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '以表格查看', pressed: true }));
  expect(slider()).toBeInTheDocument();
});

test('a sentence sums up each series but the previous period', () => {
  draw();
  expect(screen.getByText('访客最低 30（11月2日 周末），最高 1,200（11月1日 周末）。')).toBeInTheDocument();
  expect(extremesOf([undefined, undefined])).toBeUndefined();
  expect(extremesOf([3, 3, 1, 1])).toEqual({ low: 2, high: 0 });
});

test('without any figure it says so, in place of an axis', () => {
  draw([{ name: '访客', values: [undefined, undefined, undefined, undefined] }]);
  expect(screen.getByText('所选时间内暂无数据')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('fewer points than before leave the cursor', () => {
  const { rerender } = draw();
  fireEvent.focus(slider());
  rerender(<TrendChart title="访客趋势" pointName="日期" points={POINTS.slice(0, 2)} series={SERIES} />);
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('11月2日'));
});

test('seven series differ in colour and in dash; the previous period takes none of them', () => {
  const many: ChartSeries[] = Array.from({ length: 7 }, (_, index) => ({ name: String(index), values: [] }));
  const looks = looksOf([many[0]!, { name: 'before', values: [], mark: 'previous' }, ...many.slice(1)]);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(looks.map(({ dash }) => dash)).size).toBe(8);
  expect(looks[1]!.colour).toBe('var(--chart-previous)');
});
