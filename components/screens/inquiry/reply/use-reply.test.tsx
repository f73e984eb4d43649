import { act, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Message } from '@/lib/api/inquiry-schema';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession, startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { useReply, type ReplyState } from './use-reply';

let inquiry = 0;

const FILE = { name: 'quotation.pdf', url: '/files/quotation.pdf', size: 9 };
/** The replies that can be taken back leave at once. */
const leave = (reply: ReplyState) => act(async () => reply.box.unsent.forEach(reply.leave));

/** A platform that executes a reply once per idempotency key; `lost` of its responses never arrive. */
function setup(lost: number) {
  const messages = new Map<string, Message>();
  const keys: string[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    const key = request.headers.get('Idempotency-Key') ?? '';
    const { content, attachments } = (await request.json()) as Message;
    keys.push(key);
    const at = '2026-03-10T04:00:00Z';
    const message = messages.get(key) ?? { id: `m${messages.size + 1}`, from: 'supplier', content, attachments, at };
    messages.set(key, message);
    if (keys.length <= lost) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, data: message });
  });
  const id = String((inquiry += 1));
  const now: { reply?: ReplyState } = {};
  /** `seen`: the messages of the last response. */
  function Box({ seen }: { seen: readonly Message[] }) {
    now.reply = useReply(id, seen);
    return null;
  }
  const { rerender } = renderInView(<Box seen={[]} />);
  const press = async (content: string) => {
    await act(async () => now.reply!.write(content));
    await act(async () => now.reply!.send());
  };
  const send = async (content: string) => {
    await press(content);
    await leave(now.reply!);
  };
  const unsent = () => now.reply!.box.unsent;
  const read = () => rerender(<Box seen={[...messages.values()]} />);
  return { keys, messages, press, send, unsent, read, reply: () => now.reply! };
}

test.each([
  ['whose answer was lost may have arrived', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['that the platform refused has not', () => Promise.resolve(Response.json({ code: 500, msg: '邮件网关忙' })), false],
])('a reply %s', async (_, answer, unsure) => {
  const { send, unsent } = setup(0);
  setTransport(answer);
  await send('Thank you.');
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'failed', unsure }]));
});

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`replies ${inquiry}`);
});
afterEach(() => setTransport(undefined));

test('a reply whose answer was lost but that is among the messages is done with: the same words again are another reply', async () => {
  const { keys, messages, send, unsent, read } = setup(1);
  await send('Thank you.');
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'failed' }]));
  read();
  await send('Thank you.');
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(new Set(keys).size).toBe(2);
  expect([...messages.values()].map(({ content }) => content)).toEqual(['Thank you.', 'Thank you.']);
});

test('a reply goes with its files, and out of the box with them; a retry sends them again', async () => {
  const { messages, unsent, reply } = setup(1);
  await act(async () => reply().attach([FILE]));
  await act(async () => reply().send());
  await leave(reply());
  const arrived = () => [...messages.values()].map(({ content, attachments }) => ({ content, attachments }));
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'failed', attachments: [FILE] }]));
  expect(arrived()).toEqual([{ content: '', attachments: [FILE] }]);
  expect(reply().box.attachments).toEqual([]);
  messages.clear();
  await act(async () => reply().retry(unsent()[0]!));
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(arrived()).toEqual([{ content: '', attachments: [FILE] }]);
});

test('one that is not among them is sent again under its key, also out of the box', async () => {
  const { keys, messages, send, unsent, reply } = setup(2);
  await send('Thank you.');
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'failed' }]));
  await act(async () => reply().retry(unsent()[0]!));
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'failed' }]));
  await act(async () => reply().takeBack(unsent()[0]!));
  await act(async () => reply().send());
  await leave(reply());
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(messages.size).toBe(1);
});

test('what a colleague has written since the text was begun is shown before it is sent', async () => {
  const said = (id: string, from: string, content: string) => ({ id, from, content, at: '2026-03-10T04:00:00Z' });
  const asked = said('m0', 'buyer', 'Your best price?');
  // Newest first, as the platform answers.
  let messages = [asked];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return Response.json({ code: 200, data: { list: messages, total: messages.length } });
    }
    const { content } = (await request.json()) as Message;
    messages = [said(`m${messages.length}`, 'supplier', content), ...messages];
    return Response.json({ code: 200, data: messages[0] });
  });
  const id = `held ${(inquiry += 1)}`;
  const now: { reply?: ReplyState } = {};
  function Box() {
    now.reply = useReply(id, [{ ...asked, attachments: [] } as Message]);
    return null;
  }
  renderInView(<Box />);
  const unsent = () => now.reply!.box.unsent;
  const write = async (content: string) => {
    await act(async () => now.reply!.write(content));
    await act(async () => now.reply!.send());
    await leave(now.reply!);
  };
  await write('11.00');
  await waitFor(() => expect(unsent()).toEqual([]));
  // Our own message is no reason to ask.
  await write('11.00, as said.');
  await waitFor(() => expect(unsent()).toEqual([]));

  await act(async () => now.reply!.write('11.00 it is'));
  await act(async () => now.reply!.send());
  // The same words too, while it could be taken back.
  messages = [said('other', 'supplier', '11.00 it is'), ...messages];
  await leave(now.reply!);
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'failed', held: true }]));
  expect(unsent()[0]!.reason).toContain('同事发来了消息“11.00 it is”');
  expect(messages.filter(({ content }) => content === '11.00 it is')).toHaveLength(1);
  // After a look it is sent, unless there is something new again.
  await act(async () => now.reply!.takeBack(unsent()[0]!));
  messages = [said('buyer', 'buyer', 'We take 9.80'), ...messages];
  await act(async () => now.reply!.send());
  await leave(now.reply!);
  await waitFor(() => expect(unsent()).toMatchObject([{ held: true }]));
  expect(unsent()[0]!.reason).toContain('买家发来了消息“We take 9.80”');
  await act(async () => now.reply!.retry(unsent()[0]!));
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(messages[0]!.content).toBe('11.00 it is');
});

describe('ten seconds to take a reply back', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  test('it leaves when they are over, and not before', async () => {
    const { keys, press, unsent } = setup(0);
    await press('Thank you.');
    await pass(9_900);
    expect(keys).toEqual([]);
    expect(unsent()).toMatchObject([{ state: 'leaving' }]);
    await pass(200);
    expect(keys).toHaveLength(1);
    expect(unsent()).toEqual([]);
  });

  test('taken back, text and files are in front of what was written since, once, and nothing is sent', async () => {
    const { keys, press, unsent, reply } = setup(0);
    await act(async () => reply().attach([FILE]));
    await press('Thank you.');
    await act(async () => reply().write('And'));
    const [sent] = unsent();
    await act(async () => reply().takeBack(sent!));
    await act(async () => reply().takeBack(sent!));
    await pass(11_000);
    expect(keys).toEqual([]);
    expect(reply().box).toMatchObject({ content: 'Thank you.\n\nAnd', attachments: [FILE], unsent: [] });
  });

  test('one that has left is not taken back', async () => {
    const { press, unsent, reply } = setup(0);
    setTransport(() => new Promise(() => undefined));
    await press('Thank you.');
    await leave(reply());
    await act(async () => reply().takeBack(unsent()[0]!));
    expect(reply().box).toMatchObject({ content: '', unsent: [{ state: 'sending' }] });
  });

  test('the next one lets it leave at once, so that they arrive in the order in which they were written', async () => {
    const { messages, press, unsent } = setup(0);
    await press('One.');
    await press('Two.');
    await pass(0);
    const contents = () => [...messages.values()].map(({ content }) => content);
    expect(contents()).toEqual(['One.']);
    expect(unsent()).toMatchObject([{ content: 'Two.', state: 'leaving' }]);
    await pass(11_000);
    expect(contents()).toEqual(['One.', 'Two.']);
  });

  test('after the end of the session it is sent by nobody', async () => {
    const { keys, press } = setup(0);
    await press('Thank you.');
    currentSession().end('ended');
    startSession('of another');
    await pass(11_000);
    expect(keys).toEqual([]);
  });
});
