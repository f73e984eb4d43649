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
import { useRestore } from './use-restore';

const api = entityApi('question', v.object({ id: v.string() }));
const ROWS = [{ id: '1' }, { id: '2' }];
const said = () => store.get(messagesAtom).map(({ kind, text }) => text ?? kind);

/** The action, with a platform whose answers to `doRestore` are these. */
function open(...answers: (() => Response)[]) {
  const calls = { keys: [] as (string | null)[], reads: 0 };
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      calls.reads += 1;
      return Response.json({ code: 200, data: { list: [], total: 0 } });
    }
    calls.keys.push(request.headers.get('Idempotency-Key'));
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
  const settled = jest.fn();
  const now: { restore?: () => void } = {};
  function Actions() {
    useQuery(api.list({ deleted: 'true' }));
    const restore = useRestore(api, settled, ({ id }) => `n${id}`);
    now.restore = restore.ofSeveral?.(ROWS)[0]?.run;
    return null;
  }
  const { client } = renderInView(<Actions />);
  const press = (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) now.restore!();
    });
  const ended = () => waitFor(() => expect(client.isMutating()).toBe(0));
  return { calls, settled, press, ended };
}
const ok = (data: unknown) => () => Response.json({ code: 200, data });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test('a restore whose answer is lost is said, the list is read anew, and pressed again it is the same write', async () => {
  const { calls, settled, press } = open(lost, ok(null));
  await waitFor(() => expect(calls.reads).toBe(1));
  await press();
  // The application shows the error; here nothing is said to be done.
  await waitFor(() => expect(calls.reads).toBe(2));
  expect([said(), settled.mock.calls]).toEqual([[], []]);
  await press();
  await waitFor(() => expect(said()).toEqual(['已恢复 2 项']));
  expect(calls.keys[1]).toBe(calls.keys[0]);
});

test('what is refused is named and stays chosen; pressed five times it is one call', async () => {
  const { calls, settled, press } = open(ok({ failed: [{ id: '2', msg: '已过期' }] }));
  await press(5);
  await waitFor(() => expect(said()).toEqual(['已恢复 1 项，1 项失败：n2（已过期）']));
  expect([calls.keys.length, settled.mock.calls]).toEqual([1, [[['1']]]]);
});

test.each(['null', '[]', '<html>', '{"code":409,"msg":"taken"}', '{"code":422,"data":{"errors":{"sku":"taken"}}}'])(
  'nothing is said to be restored where the answer is %s',
  async (body) => {
    const { calls, settled, press, ended } = open(() => new Response(body));
    await press();
    await waitFor(() => expect(calls.keys).toHaveLength(1));
    await ended();
    expect([said(), settled.mock.calls]).toEqual([[], []]);
  },
);
