import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { ThreadLoading } from './ThreadLoading';

it('a conversation that is slow to load says that it is loading', () => {
  jest.useFakeTimers();
  renderInView(<ThreadLoading />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('progressbar', { name: '正在加载对话' })).toBeVisible();
  jest.useRealTimers();
});
