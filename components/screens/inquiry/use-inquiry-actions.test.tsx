import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { RemindDialog } from './desk/RemindDialog';
import { TagDialog } from './desk/TagDialog';
import { changedTags } from './rules/tag-changes';
import { useInquiryActions } from './use-inquiry-actions';

const AT = '2026-03-10T04:00:00Z';
const inquiry = (id: string, tags: string[]) =>
  ({
    ...{ id, number: `INQ-${id}`, version: 1, createdAt: AT, updatedAt: AT, subject: 'Pumps', tags, unread: false },
    ...{ buyer: { name: 'Ann', company: 'A', country: 'DE', timezone: 'Europe/Berlin' }, products: [] },
    ...{ source: 'shop', status: 'new', priority: 'normal', lastMessageAt: AT, dueAt: AT },
  }) as unknown as Inquiry;

type Actions = ReturnType<typeof useInquiryActions>;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('labels');
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

/** The actions, with a platform that holds these inquiries and stores the fields of every write. */
function setup(seen: readonly Inquiry[], client = testClient()) {
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
  renderInView(<Actions />, { client });
  return { stored, now };
}

test('labels that a colleague adds, before or after, are neither removed by a change nor by its undo', async () => {
  const seen = [inquiry('1', ['old']), inquiry('2', [])];
  const { stored, now } = setup(seen);
  stored.get('1')!.tags = ['old', 'VIP'];
  const tags = () => [...stored.values()].map((one) => one.tags);
  await act(async () =>
    now.actions!.tag(
      seen,
      (row) => changedTags(row, { fair: true, old: false }),
      () => {},
    ),
  );
  await waitFor(() => expect(tags()).toEqual([['VIP', 'fair'], ['fair']]));
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  stored.get('2')!.tags = ['fair', 'theirs'];
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(tags()).toEqual([['VIP', 'old'], ['theirs']]));
});

test.each([
  [
    'read',
    (actions: Actions, rows: Inquiry[]) => actions.setRead(rows, true),
    '1 条询盘已标为已读，1 项失败：INQ-2（正在审核）',
  ],
  [
    'a star',
    (actions: Actions, rows: Inquiry[]) => actions.star(rows, true),
    '1 条询盘已加星标，1 项失败：INQ-2（正在审核）',
  ],
])('what the platform refuses of %s is named, and is no part of the undo', async (_, press, text) => {
  const seen = ['1', '2'].map((id) => ({ ...inquiry(id, []), unread: true }));
  const { now } = setup(seen);
  const sent: string[][] = [];
  setTransport(async (input, init) => {
    sent.push(((await new Request(input, init).json()) as { ids: string[] }).ids);
    return Response.json({ code: 200, data: { changed: 1, failed: [{ id: '2', msg: '正在审核' }] } });
  });
  await act(async () => void press(now.actions!, seen));
  await waitFor(() => expect(store.get(messagesAtom).map((message) => message.text)).toEqual([text]));
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(sent).toEqual([['1', '2'], ['1']]));
});

test('a note that is refused leaves its inquiry to be asked for again, with the status that it has', async () => {
  const seen = [inquiry('1', []), inquiry('2', []), inquiry('3', [])];
  const { now } = setup(seen);
  const sent: Record<string, unknown>[] = [];
  let isRefused = true;
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: { list: [], total: 0 } });
    const body = (await request.json()) as Record<string, unknown>;
    sent.push(body);
    if (body.ids) return Response.json({ code: 200, data: { changed: 2, failed: [{ id: '3', msg: '正在审核' }] } });
    if (body.id === '2' && isRefused) return Response.json({ code: 500, msg: '稍后再试' });
    return Response.json({ code: 200, data: {} });
  });
  const lost = { outcome: { reason: 'price' }, words: '价格' } as const;
  const conclusions = { 1: lost, 2: lost, 3: lost };
  const onSettled = jest.fn<undefined, [Inquiry[]]>();
  await act(async () => void now.actions!.conclude(seen, 'lost', conclusions, onSettled));
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  const left = onSettled.mock.calls[0]![0];
  expect(left.map(({ id, status }) => [id, status])).toEqual([
    ['3', 'new'],
    ['2', 'lost'],
  ]);
  await waitFor(() =>
    expect(store.get(messagesAtom).at(-1)?.text).toBe('已给 1 条询盘加备注，1 项失败：INQ-2（稍后再试）'),
  );
  expect(sent).toEqual([
    { ids: ['1', '2', '3'], status: 'lost' },
    { id: '1', content: '价格' },
    { id: '2', content: '价格' },
  ]);
  isRefused = false;
  await act(async () => void now.actions!.conclude([left[1]!], 'lost', conclusions, onSettled));
  await waitFor(() => expect(onSettled).toHaveBeenLastCalledWith([]));
  expect(sent.at(-1)).toEqual({ id: '2', content: '价格' });
});

test.each<[string, (actions: Actions, rows: Inquiry[]) => unknown]>([
  ['a removal', (actions, rows) => actions.remove(rows)],
  ['a status', (actions, rows) => actions.setStatus(rows, 'spam')],
  ['read', (actions, rows) => actions.setRead(rows, true)],
  ['a star', (actions, rows) => actions.star(rows, true)],
  [
    'labels',
    (actions, rows) =>
      actions.tag(
        rows,
        () => ['fair'],
        () => {},
      ),
  ],
  ['a reminder', (actions, [row]) => actions.remind(row!, '2030-01-02T09:00:00Z', () => {})],
  ['an assignment', (actions, rows) => actions.assign(rows, '王磊')],
])('%s that fails says why, and the next one is made', async (_, press) => {
  const seen = [inquiry('1', [])];
  const { now } = setup(seen, testClient({ says: true }));
  setTransport(async () => Response.json({ code: 500, msg: '稍后再试' }));
  await act(async () => void press(now.actions!, seen));
  await waitFor(() => expect(store.get(messagesAtom)).toMatchObject([{ error: { message: '稍后再试' } }]));
  await waitFor(() => expect(now.actions!.busy).toBe(false));
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

test.each([
  ['labels', 'doTag', '新标签', '展会'],
  ['a reminder', 'doRemind', '提醒时间', '2030-01-02T09:00'],
])(
  '%s that the platform refuses stay in their dialog, which closes once they are kept',
  async (_, call, name, text) => {
    const row = inquiry('1', []);
    const answers = [
      { code: 500, msg: '稍后再试' },
      { code: 200, data: {} },
    ];
    setTransport((input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET')
        return Promise.resolve(Response.json({ code: 200, data: { list: [row], total: 1 } }));
      return Promise.resolve(Response.json(answers.shift()));
    });
    function Dialogs() {
      const actions = useInquiryActions();
      const [open, setOpen] = useState(true);
      const close = () => setOpen(false);
      if (!open) return null;
      return call === 'doTag' ? (
        <TagDialog rows={[row]} onDone={(next) => actions.tag([row], next, close)} onClose={close} />
      ) : (
        <RemindDialog inquiry={row} onDone={(at) => actions.remind(row, at, close)} onClose={close} />
      );
    }
    renderInView(<Dialogs />);
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
    const press = () => fireEvent.click(screen.getByRole('button', { name: '确定' }));
    press();
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(screen.getByLabelText(name)).toHaveValue(text);
    await waitFor(() => {
      if (answers.length > 0) press();
      expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
    });
  },
);
