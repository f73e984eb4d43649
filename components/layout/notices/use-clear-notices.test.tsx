import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { notices } from '@/lib/api/notice';
import { REPEAT_TIME } from '@/lib/api/request/request';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useClearNotices } from './use-clear-notices';

let answer: (body: object) => void;
const sent: string[] = [];
const said = () => store.get(messagesAtom).map(({ kind, text }) => [kind, text]);

let made = 0;
beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  sent.splice(0);
  store.set(messagesAtom, []);
  startSession(`notices ${(made += 1)}`);
  setTransport((input, init) => {
    sent.push(new URL(new Request(input, init).url).pathname);
    return new Promise((resolve) => (answer = (body) => resolve(Response.json(body))));
  });
});
afterEach(() => setTransport(undefined));

function Notices() {
  const clear = useClearNotices();
  const { data } = useQuery(notices('notice'));
  return (
    <>
      <button onClick={clear} />
      <output>{`${data?.list.length} of ${data?.total}`}</output>
    </>
  );
}

async function press() {
  const client = testClient();
  const page = { list: [{ id: '1', notice: 'Hello' }], total: 3, unreadable: [], sent: 1 };
  client.setQueryData(notices('notice').queryKey, page);
  renderInView(<Notices />, { client });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('/notice/doClear')]));
  expect(screen.getByRole('status').textContent).toBe('0 of 0');
  expect(said()).toEqual([]);
}

test('notices are cleared on the platform at once, and said to be so with its answer', async () => {
  await press();
  act(() => answer({ code: 200, data: null }));
  await waitFor(() => expect(said()).toEqual([['success', '清空消息成功']]));
  expect(screen.getByRole('status').textContent).toBe('0 of 0');
});

test('notices that the platform does not clear come back, list and badge', async () => {
  await press();
  act(() => answer({ code: 500, msg: '清不了' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 3'));
  expect(said()).not.toContainEqual(['success', '清空消息成功']);
});

const clearings = () => sent.filter((path) => path.endsWith('/doClear'));

test('what was not cleared is cleared by the next press', async () => {
  await press();
  act(() => answer({ code: 500, msg: '清不了' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 3'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(clearings()).toHaveLength(2));
});

test('notices that come after a clearing are cleared by another press', async () => {
  jest.useFakeTimers();
  await press();
  await act(async () => answer({ code: 200, data: null }));
  await act(() => jest.advanceTimersByTimeAsync(REPEAT_TIME));
  fireEvent.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  jest.useRealTimers();
  expect(clearings()).toHaveLength(2);
});
