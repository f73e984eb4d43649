import { act, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { changedTags } from './rules/tag-changes';
import { useInquiryActions } from './use-inquiry-actions';

const AT = '2026-03-10T04:00:00Z';
const inquiry = (id: string, tags: string[]) =>
  ({
    ...{ id, number: `INQ-${id}`, version: 1, createdAt: AT, updatedAt: AT, subject: 'Pumps', tags, unread: false },
    ...{ buyer: { name: 'Ann', company: 'A', country: 'DE', timezone: 'Europe/Berlin' }, products: [] },
    ...{ source: 'shop', status: 'new', priority: 'normal', lastMessageAt: AT, dueAt: AT },
  }) as unknown as Inquiry;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('labels');
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

/** The actions, with a platform that holds these inquiries and stores the fields of every write. */
function setup(seen: readonly Inquiry[]) {
  const stored = new Map(seen.map((one) => [one.id, { ...one }]));
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET')
      return Response.json({ code: 200, data: { list: [...stored.values()], total: stored.size } });
    const { ids, ...fields } = (await request.json()) as { ids: string[] };
    for (const id of ids) Object.assign(stored.get(id)!, fields);
    return Response.json({ code: 200, data: { changed: ids.length, failed: [] } });
  });
  const now: { actions?: ReturnType<typeof useInquiryActions> } = {};
  function Actions() {
    now.actions = useInquiryActions();
    return null;
  }
  renderInView(<Actions />);
  return { stored, now };
}

test('labels that a colleague adds, before or after, are neither removed by a change nor by its undo', async () => {
  const seen = [inquiry('1', ['old']), inquiry('2', [])];
  const { stored, now } = setup(seen);
  stored.get('1')!.tags = ['old', 'VIP'];
  const tags = () => [...stored.values()].map((one) => one.tags);
  await act(async () => now.actions!.tag(seen, (row) => changedTags(row, { fair: true, old: false })));
  await waitFor(() => expect(tags()).toEqual([['VIP', 'fair'], ['fair']]));
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  stored.get('2')!.tags = ['fair', 'theirs'];
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(tags()).toEqual([['VIP', 'old'], ['theirs']]));
});

test('the undo of an assignment leaves an inquiry that a colleague has taken since', async () => {
  const seen = [inquiry('1', []), inquiry('2', [])];
  const { stored, now } = setup(seen);
  await act(async () => now.actions!.assign(seen, '王磊'));
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  stored.get('2')!.assignee = '李娜';
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(store.get(messagesAtom).at(-1)?.text).toContain('“INQ-2”已被其他人改动'));
  expect([...stored.values()].map(({ assignee }) => assignee)).toEqual(['', '李娜']);
});
