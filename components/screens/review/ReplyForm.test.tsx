import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { type ApiError } from '@/lib/api/request/errors';
import { setTransport } from '@/lib/api/request/transport';
import type { Review } from '@/lib/api/review';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { ReplyForm } from './ReplyForm';

const review = (more: Partial<Review> = {}): Review => ({
  ...{ id: '1', version: 3, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' },
  ...{ buyer: { name: 'Ann', country: 'DE' }, scores: { overall: 4, quality: 4, service: 4, shipping: 4 } },
  ...{ content: 'Good', images: [], language: 'en', status: 'visible' },
  reply: { content: 'Thanks', at: '2026-11-02T00:00:00Z' },
  ...more,
});
type Answer = (write: () => void) => Response;

/** A platform whose answers to `doReply` are these, one after the other; the last one goes on. */
function open(...answers: Answer[]) {
  let stored = review();
  const sent: { key: string | null; body: unknown }[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    if (request.method === 'GET') {
      const isList = request.url.includes('getList');
      return Response.json({ code: 200, data: isList ? { list: [stored], total: 1 } : stored });
    }
    const body = (await request.json()) as { content: string };
    sent.push({ key: request.headers.get('Idempotency-Key'), body });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer(() => {
      stored = review({ version: stored.version + 1, reply: { content: body.content, at: '2026-11-27T00:00:00Z' } });
    });
  });
  const onClose = jest.fn();
  renderInView(<ReplyForm review={stored} onClose={onClose} />);
  return { sent, onClose, stored: () => stored };
}
const ok: Answer = (write) => (write(), Response.json({ code: 200, data: null }));
const lost: Answer = (write) => {
  write();
  throw new TypeError('Failed to fetch');
};
const field = () => screen.getByRole('textbox', { name: /回复/ });
const messages = () =>
  store.get(messagesAtom).map(({ kind, text, error }) => text ?? `${kind} ${(error as ApiError).kind}`);

async function change(text: string) {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
  const press = () => user.click(screen.getByRole('button', { name: '发送回复' }));
  await press();
  return press;
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  localStorage.clear();
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test.each([
  ['a field of the form', 'content', '不能写电话'],
  ['a field that the form does not have', 'moderation', '含有联系方式'],
])(
  'a refusal for %s is said in a live region that gets the focus, and nothing typed is lost',
  async (_, name, text) => {
    const refused: Answer = () => Response.json({ code: 422, msg: '请检查', data: { errors: { [name]: text } } });
    const { sent, onClose } = open(refused, ok);
    const press = await change('Thank you');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(field()).toHaveValue('Thank you');
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toHaveLength(2);
  },
);

test('an answer that is lost is said as perhaps arrived; pressed again it is one reply', async () => {
  const { sent, onClose, stored } = open(lost, ok);
  const press = await change('Thank you');
  await waitFor(() => expect(messages()).toEqual(['error network']));
  expect([onClose.mock.calls.length, field()]).toEqual([0, expect.objectContaining({ value: 'Thank you' })]);
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect([sent.length, stored().version]).toEqual([1, 4]);
});

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['a page', '<html>'],
])('an answer that is %s is no success', async (_, body) => {
  const { onClose } = open(() => new Response(body));
  await change('Thank you');
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()[0]).toMatch(/^error (protocol|contract)$/);
  expect(onClose).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Thank you');
});

test('two presses are one reply', async () => {
  const { sent, onClose } = open(ok);
  const press = await change('Thank you');
  await press().catch(() => undefined);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
});
