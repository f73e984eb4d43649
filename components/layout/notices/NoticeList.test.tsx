import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderScreen } from '@/components/ui/testing/render';
import type { Notice } from '@/lib/api/notice';
import { FrameContext, type FrameData } from '../frame-context';
import { NoticeList } from './NoticeList';

const COUNT = 10_000;
const list = Array.from({ length: COUNT }, (_, at) => ({ id: String(at), email: `Notification ${at + 1}` }) as Notice);
const props = {
  query: {
    ...{ isPending: false, error: null },
    data: { list, total: COUNT, unreadable: [] },
  } as unknown as ComponentProps<typeof NoticeList>['query'],
  type: 'email',
  onFollow: () => {},
} as const;

it('renders the first of thousands, and more when their end is near; screen readers hear of all', () => {
  const frame = { matcher: () => undefined } as unknown as FrameData;
  renderScreen(
    <FrameContext value={frame}>
      <NoticeList {...props} />
    </FrameContext>,
    { title: '通知' },
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('Notification 100').closest('li')).toHaveAttribute('aria-posinset', '100');
  expect(screen.getByText('Notification 100').closest('li')).toHaveAttribute('aria-setsize', String(COUNT));
  const rows = screen.getByRole('list');
  const sizes = { clientHeight: 440, scrollHeight: 6000 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(rows, name, { value, configurable: true });
  rows.scrollTop = 1000;
  fireEvent.scroll(rows);
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  rows.scrollTop = 5500;
  fireEvent.scroll(rows);
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
});
