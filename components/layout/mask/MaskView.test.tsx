import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { SLOW_AFTER, trackBusy } from '@/lib/api/request/busy';
import { parseConfig, setConfig } from '@/lib/config/config';
import { MaskView } from './MaskView';
import { SlowMask } from './slow-mask';

beforeEach(async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  await SlowMask.prepare();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('says after 8 s that there is no answer yet, and Cancel gives up waiting', () => {
  const cancel = jest.fn();
  const release = trackBusy(cancel);
  renderInView(<MaskView kind="dots" />);
  act(() => void jest.advanceTimersByTime(SLOW_AFTER - 1));
  expect(screen.getByRole('status')).toHaveTextContent('正在提交…');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('alertdialog', { name: '平台尚未响应' })).toHaveTextContent('填写的内容都会保留');
  const button = screen.getByRole('button', { name: '取消' });
  expect(button).toHaveFocus();
  act(() => button.click());
  expect(cancel).toHaveBeenCalledTimes(1);
  act(release);
  expect(screen.getByRole('status')).toBeInTheDocument();
});
