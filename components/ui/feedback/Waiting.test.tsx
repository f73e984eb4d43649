import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { Waiting } from './Waiting';

const NOW = Date.UTC(2026, 10, 21, 12);
const LIMITS = { late: 24, overdue: 72 };

test.each([
  [5 / 60, '已等 5 分钟', 'neutral'],
  [1, '已等 1 小时', 'neutral'],
  [23.99, '已等 23 小时', 'neutral'],
  [24, '已等 24 小时', 'warning'],
  [47.5, '已等 47 小时', 'warning'],
  [48, '已等 2 天', 'warning'],
  [71.9, '已等 2 天', 'warning'],
  [72, '已等 3 天', 'error'],
  // The platform's clock is ahead of the browser's.
  [-1, '已等 0 分钟', 'neutral'],
])('%f hours are said as %s, in the colour of %s', (hours, text, tone) => {
  jest.useFakeTimers({ now: NOW });
  renderInView(<Waiting since={new Date(NOW - hours * 3_600_000).toISOString()} limits={LIMITS} />);
  expect(screen.getByText(text)).toHaveAttribute('data-tone', tone);
  jest.useRealTimers();
});
