import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { contactApi } from '@/lib/api/contact';
import { setTransport } from '@/lib/api/request/transport';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { testClient } from '@/components/ui/testing/render';
import { AssignMenu } from './AssignMenu';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});
afterEach(() => setTransport(undefined));

const COUNTS: Record<string, number> = { '': 9, 王磊: 1200, 李娜: 0, none: 6 };

test.each([
  ['one call where the platform counts them', true, 1],
  ['a call for each where it does not', false, 4],
])('each colleague has the number of open inquiries, by %s', async (_, isCounted, calls) => {
  const client = testClient();
  const contacts = ['王磊', '李娜'].map((name) => ({ id: name, name }));
  client.setQueryData(contactApi.list({ pageSize: MAX_PAGE_SIZE }).queryKey, {
    list: contacts,
    total: 2,
    sent: 2,
  } as never);
  const asked: URLSearchParams[] = [];
  setTransport((input, init) => {
    const { searchParams } = new URL(new Request(input, init).url);
    asked.push(searchParams);
    const total = COUNTS[searchParams.get('assignee') ?? '']!;
    return Promise.resolve(
      Response.json({ code: 200, data: { list: [], total, ...(isCounted && { counts: COUNTS }) } }),
    );
  });
  renderInView(<AssignMenu anchor={document.body} assignee="李娜" onAssign={() => {}} onClose={() => {}} />, {
    client,
  });
  expect(await screen.findByRole('menuitem', { name: '王磊（未结 1,200）' })).toBeEnabled();
  expect(await screen.findByRole('menuitem', { name: '李娜（未结 0）' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('menuitem', { name: '未指派（未结 6）' })).toBeInTheDocument();
  expect(asked).toHaveLength(calls);
  for (const query of asked) expect(query.getAll('status')).toEqual(['new', 'replied', 'quoted', 'negotiating']);
});

test('where the numbers cannot be read the names are there', async () => {
  const client = testClient();
  client.setQueryData(contactApi.list({ pageSize: MAX_PAGE_SIZE }).queryKey, {
    list: [{ id: '1', name: '王磊' }],
    total: 1,
    sent: 1,
  } as never);
  setTransport(() => Promise.resolve(Response.json({ code: 500, msg: '稍后再试' })));
  renderInView(<AssignMenu anchor={document.body} assignee={null} onAssign={() => {}} onClose={() => {}} />, {
    client,
  });
  expect(await screen.findByRole('menuitem', { name: '王磊' })).toBeEnabled();
});
