import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { Moment } from './Moment';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-10T12:00:00+08:00') }));
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-03-10T00:30:00+08:00', '今天 00:30'],
  ['2026-03-09T23:30:00+08:00', '昨天 23:30'],
  ['2026-03-08T23:30:00+08:00', '03/08 23:30'],
  ['2025-12-31T23:30:00+08:00', '2025/12/31'],
])('%s is shown as %s', (at, text) => {
  renderInView(<Moment at={at} />);
  expect(screen.getByRole('time')).toHaveTextContent(text);
});
