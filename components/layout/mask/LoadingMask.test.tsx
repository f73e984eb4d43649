import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { trackBusy } from '@/lib/api/request/busy';
import { parseConfig, setConfig } from '@/lib/config/config';
import { LoadingMask } from './LoadingMask';

test('the page is covered while a write waits for its answer, and no longer', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  renderInView(<LoadingMask />);
  expect(screen.queryByRole('status')).toBeNull();
  let release = () => {};
  await act(async () => void (release = trackBusy(() => {})));
  expect(await screen.findByRole('status')).toHaveTextContent('正在提交…');
  act(release);
  expect(screen.queryByRole('status')).toBeNull();
});
