/** @jest-environment ./scripts/check/jest-env.ts */
import { waitFor } from '@testing-library/react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { announce, watchToken } from './token-channel';

const NAME = 'supplier-client-token';
let stop = () => {};

function configure(storage: string, raw: object = {}) {
  const result = parseConfig({ storage, ...raw });
  if (result.ok) setConfig(result.config);
}
const watch = () => {
  const heard = jest.fn();
  stop = watchToken(heard);
  return heard;
};
afterEach(() => stop());

test.each(['localStorage', 'cookie'])('%s: the others look at the stored token, and are sent none', async (storage) => {
  configure(storage);
  const heard = watch();
  announce({ kind: 'out', token: 'secret', account: 'acme' });
  await waitFor(() => expect(heard.mock.calls).toEqual([[undefined]]));
});

test('no channel stays open: neither one that has reported its news nor one that is no longer watched', () => {
  configure('localStorage');
  const close = jest.spyOn(BroadcastChannel.prototype, 'close');
  announce({ kind: 'in' });
  expect(close).toHaveBeenCalledTimes(1);
  watch();
  stop();
  expect(close).toHaveBeenCalledTimes(2);
});

test('sessionStorage: the tab says whose session it was', async () => {
  configure('sessionStorage');
  const heard = watch();
  announce({ kind: 'out', token: 't', account: 'acme' });
  await waitFor(() => expect(heard.mock.calls).toEqual([[{ kind: 'out', token: 't', account: 'acme' }]]));
});

test('an event of the storage, the focus and a page that is shown again make it look', () => {
  configure('localStorage');
  const heard = watch();
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(heard).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(5);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  expect(heard).toHaveBeenCalledTimes(5);
});

test('sessionStorage: a page that was kept whole looks when it is returned to, because its tab may have another token', () => {
  configure('sessionStorage');
  const heard = watch();
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard.mock.calls).toEqual([[]]);
});

test.each([
  null,
  undefined,
  7,
  'out',
  [],
  {},
  { kind: 'OUT' },
  { kind: ['out'] },
  { kind: 'out', token: 5 },
  { kind: 'in', account: {} },
])('junk on the channel is ignored: %j', async (junk) => {
  configure('sessionStorage');
  const heard = watch();
  const channel = new BroadcastChannel(`supplier-client-session ${NAME} /`);
  channel.postMessage(junk);
  channel.postMessage({ kind: 'in' });
  await waitFor(() => expect(heard).toHaveBeenCalled());
  channel.close();
  expect(heard.mock.calls).toEqual([[{ kind: 'in' }]]);
});

test('deployments with another token do not hear each other', async () => {
  configure('localStorage', { tokenTableName: 'other' });
  const heard = watch();
  configure('localStorage');
  const stopOther = stop;
  const heardHere = watch();
  announce({ kind: 'out' });
  await waitFor(() => expect(heardHere).toHaveBeenCalled());
  stopOther();
  expect(heard).not.toHaveBeenCalled();
});
