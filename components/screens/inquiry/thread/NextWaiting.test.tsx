import { screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { boxKey, changeBox, type Unsent } from '../reply/reply-box';
import { NextWaiting } from './NextWaiting';

beginEachEmpty();

const inquiry = (id: string) => ({
  ...{ id, number: `INQ-${id}`, subject: 'Pumps', status: 'new', priority: 'normal', source: 'shop', unread: true },
  ...{ buyer: { name: `Buyer ${id}`, company: '', country: 'BR', inquiriesTotal: 1 }, products: [], tags: [] },
  ...{ createdAt: '2026-11-20T08:00:00Z', updatedAt: '2026-11-20T08:00:00Z', lastMessageAt: '2026-11-20T08:00:00Z' },
  ...{ version: 1, dueAt: `2026-11-2${id}T08:00:00Z` },
});

function show(ids: readonly string[]) {
  setTransport(async () => Response.json({ code: 200, data: { list: ids.map(inquiry), total: ids.length } }));
  return renderInView(<NextWaiting id="1" onNext={() => {}} />).client;
}

const keep = (id: string, state: Unsent['state']) =>
  changeBox(boxKey('name:tester', id), () => ({
    unsent: [{ key: id, content: 'Yes', attachments: [], at: '2026-11-20T09:00:00Z', known: [], state }],
  }));

const NEXT = { name: '下一条待回复' };

test('it is the one due soonest: neither the open one, nor one whose reply is being sent; one whose reply failed still waits', async () => {
  keep('2', 'leaving');
  keep('3', 'sending');
  keep('4', 'failed');
  show(['5', '4', '3', '2', '1']);
  expect((await screen.findByRole('link', NEXT)).getAttribute('href')).toMatch(/[?&]id=4$/);
});

test('where no other waits there is no link', async () => {
  keep('2', 'leaving');
  const client = show(['1', '2']);
  const answers = () => client.getQueriesData({ queryKey: ['inquiry', 'list'] }).map(([, data]) => data);
  await waitFor(() => expect(answers()).toContainEqual(expect.objectContaining({ total: 2 })));
  expect(screen.queryByRole('link', NEXT)).not.toBeInTheDocument();
});
