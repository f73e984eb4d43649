import { act, waitFor } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { notices } from '@/lib/api/notice';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession, startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { closeMessage, messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useClearNotices } from './use-clear-notices';

const sent: string[] = [];
const last = () => store.get(messagesAtom).at(-1)!;

function setup(total = 1) {
  const client = testClient();
  const page = { list: [{ id: '1', email: 'Hello' }], total, unreadable: [], sent: 1 };
  client.setQueryData(notices('notice').queryKey, page);
  let clear = () => {};
  function Clear() {
    clear = useClearNotices();
    return null;
  }
  renderInView(<Clear />, { client });
  act(() => clear());
}

let made = 0;
beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  sent.splice(0);
  store.set(messagesAtom, []);
  startSession(`notices ${(made += 1)}`);
  setTransport((input, init) => {
    const { url, headers, keepalive } = new Request(input, init);
    sent.push([new URL(url).pathname, headers.get('Authorization'), keepalive ? 'kept' : ''].join(' ').trim());
    return Promise.resolve(Response.json({ code: 200, data: null }));
  });
});
afterEach(() => setTransport(undefined));

test('a logout in the time for undo carries the clearing out with the token that ends', async () => {
  setup();
  expect(sent).toEqual([]);
  currentSession().end('logout');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain(`/notice/doClear Bearer notices ${made}`);
});

test('so does leaving the page, once, and the undo is gone then', async () => {
  setup();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(store.get(messagesAtom)).toEqual([]);
  currentSession().end('ended');
  expect(sent).toHaveLength(1);
});

test('after an undo nothing is sent, whatever ends; without one it is sent when its time is over', async () => {
  setup();
  act(() => runMessageAction(last().id));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  currentSession().end('logout');
  await Promise.resolve();
  expect(sent).toEqual([]);
  startSession('again');
  setup(0);
  act(() => closeMessage(last().id));
  await waitFor(() => expect(sent).toHaveLength(1));
});
