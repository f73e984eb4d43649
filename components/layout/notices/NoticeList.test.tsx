import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderScreen } from '@/components/ui/testing/render';
import type { Notice } from '@/lib/api/notice';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from '@/lib/router/build-routes';
import { createMatcher } from '@/lib/router/match';
import { FrameContext, type FrameData } from '../frame-context';
import { NoticeList } from './NoticeList';

const COUNT = 10_000;
const list = Array.from({ length: COUNT }, (_, at) => ({ id: String(at), email: `Notification ${at + 1}` }) as Notice);
const ROUTE = { path: '/inquiries', component: '@/views/index', meta: { title: 'Inquiries' } };
const props = {
  query: {
    ...{ isPending: false, error: null },
    data: { list, total: COUNT, unreadable: [] },
  } as unknown as ComponentProps<typeof NoticeList>['query'],
  type: 'email',
  onFollow: () => {},
} as const;

function show(query = props.query) {
  const routes = buildRoutes({ list: [ROUTE], rights: FULL_RIGHTS, rolesControl: true });
  const frame = { matcher: createMatcher(routes) } as unknown as FrameData;
  renderScreen(
    <FrameContext value={frame}>
      <NoticeList {...props} query={query} />
    </FrameContext>,
    { title: '通知' },
  );
}

it('renders the first of thousands, and more when their end is near; screen readers hear of all', () => {
  show();
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

it.each([
  ['2025-03-10T16:05:00Z', '2025/03/11', '00:05'],
  ['2025-03-10T15:59:00Z', '2025/03/10', '23:59'],
])('a notice of %s has the day and the minute of the shop', (createdAt, day, minute) => {
  show({ ...props.query, data: { list: [{ id: '1', email: 'Hello', createdAt }], total: 1, unreadable: [] } } as never);
  const time = screen.getByRole('time');
  expect(time).toHaveTextContent(day);
  expect(time.dataset.tip).toContain(minute);
  expect(time).toHaveAttribute('datetime', createdAt);
});

it.each([
  ['/inquiries', '#/inquiries'],
  ['/inquiries?id=5', '#/inquiries?id=5'],
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['/gone?id=5', undefined],
  ['javascript:alert(1)', undefined],
  ['//example.com', undefined],
])('a notice with the link %s opens %s', (link, href) => {
  show({ ...props.query, data: { list: [{ id: '1', email: 'Hello', link }], total: 1, unreadable: [] } } as never);
  const opener = screen.queryByRole('link', { name: /Hello/ });
  expect(opener?.getAttribute('href')).toBe(href);
});
