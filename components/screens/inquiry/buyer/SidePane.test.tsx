import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { SidePane } from './SidePane';

afterEach(() => setTransport(undefined));

it('does not wait for an inquiry that failed: the conversation beside it says why', async () => {
  await withDemo();
  renderScreen(<SidePane id="none" />);
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  expect(screen.queryByRole('tablist')).toBeNull();
});
