import { act, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { entityApi } from '@/lib/api/entity';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import * as v from '@/lib/schema/schema';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useRowOrder } from './use-row-order';

const api = entityApi('product', v.object({ id: v.string() }));

/** A platform that keeps the order; `fault` answers a move instead, before or after it was carried out. */
function open(fault?: (carryOut: () => void) => Response | undefined) {
  let order = ['a', 'b', 'c'];
  const moves: unknown[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET')
      return Response.json({ code: 200, data: { list: order.map((id) => ({ id })), total: order.length } });
    const move = (await request.json()) as { id: string; before?: string };
    moves.push(move);
    const carryOut = () => {
      const others = order.filter((id) => id !== move.id);
      const place = move.before === undefined ? others.length : others.indexOf(move.before);
      order = [...others.slice(0, place), move.id, ...others.slice(place)];
    };
    const answer = fault?.(carryOut);
    if (answer) return answer;
    carryOut();
    return Response.json({ code: 200, data: null });
  });
  const now: Partial<ReturnType<typeof useRowOrder>> = {};
  const OPTIONS = {
    save: (id: string, before: string | undefined) => api.write('doSort', { id, before }, v.unknown()),
    following: async () => undefined,
    nameOf: ({ id }: { id: string }) => id,
    invalidates: [[...api.key]],
  };
  function Rows() {
    const { data } = useQuery(api.list({}));
    Object.assign(now, useRowOrder(OPTIONS, data?.list ?? NONE));
    return null;
  }
  renderInView(<Rows />);
  const shown = () => now.order?.ids.join('');
  return {
    shown,
    moves,
    order: () => order.join(''),
    actionsOf: (id: string) => now.actionsOf!({ id }),
    step: (id: string, by: 1 | -1) => act(async () => now.order!.step(id, by)),
  };
}
const NONE: { id: string }[] = [];

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test('a move that was made although its answer is lost is shown as the platform has it', async () => {
  const { shown, step, order } = open((carryOut) => {
    carryOut();
    throw new TypeError('Failed to fetch');
  });
  await waitFor(() => expect(shown()).toBe('abc'));
  await step('a', 1);
  await waitFor(() => expect(order()).toBe('bac'));
  await waitFor(() => expect(shown()).toBe('bac'));
});

test.each(['null', '[]', '<html>', '{"code":409,"msg":"stale"}', '{"code":422,"data":{"errors":{"x":"no"}}}'])(
  'a move whose answer is %s goes back, and is not said to be made',
  async (body) => {
    const { shown, step, moves } = open(() => new Response(body));
    await waitFor(() => expect(shown()).toBe('abc'));
    await step('a', 1);
    await waitFor(() => expect(moves).toHaveLength(1));
    await waitFor(() => expect(shown()).toBe('abc'));
    expect(store.get(messagesAtom)).toEqual([]);
  },
);

test('several moves in a row are written in their order, and the last place counts', async () => {
  const { shown, step, order, moves } = open();
  await waitFor(() => expect(shown()).toBe('abc'));
  await step('a', 1);
  await step('a', 1);
  await waitFor(() => expect(moves).toHaveLength(2));
  await waitFor(() => expect([order(), shown()]).toEqual(['bca', 'bca']));
});

test.each([
  ['a', '上移', undefined],
  ['a', '下移', 'bac'],
  ['b', '上移', 'bac'],
  ['b', '下移', 'acb'],
  ['c', '上移', 'acb'],
  ['c', '下移', undefined],
])('of three rows, %s goes by %s to %s', async (id, name, to) => {
  const { shown, actionsOf, order } = open();
  await waitFor(() => expect(shown()).toBe('abc'));
  const { disabled, run } = actionsOf(id).find(({ label }) => label === name)!;
  expect(disabled).toBe(to === undefined);
  if (!to) return;
  act(run);
  expect(shown()).toBe(to);
  await waitFor(() => expect(order()).toBe(to));
});
