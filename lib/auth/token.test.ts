import { parseConfig, setConfig } from '@/lib/config/config';
import { onTokenChange, readToken, removeToken, writeToken } from './token';

const NAME = 'supplier-client-token';

function configure(storage?: unknown) {
  const result = parseConfig({ storage });
  if (result.ok) setConfig(result.config);
}

/** Where the token lies, whatever the client says. */
const places = () => ({
  localStorage: localStorage.getItem(NAME),
  sessionStorage: sessionStorage.getItem(NAME),
  cookie: document.cookie.includes(`${NAME}=`) ? decodeURIComponent(document.cookie.split(`${NAME}=`)[1]!) : null,
});

beforeEach(() => {
  for (const storage of ['cookie', 'sessionStorage', 'localStorage']) {
    configure(storage);
    removeToken();
  }
});

it.each([
  ['localStorage', 'localStorage'],
  ['sessionStorage', 'sessionStorage'],
  ['cookie', 'cookie'],
  [undefined, 'localStorage'],
  ['memory', 'localStorage'],
])('storage %s keeps the token in %s and nowhere else', (storage, place) => {
  configure(storage);
  writeToken('t=1; x');
  expect(places()).toEqual({ localStorage: null, sessionStorage: null, cookie: null, [place]: 't=1; x' });
  expect(readToken()).toBe('t=1; x');
  removeToken();
  expect(places()).toEqual({ localStorage: null, sessionStorage: null, cookie: null });
  expect(readToken()).toBeUndefined();
});

it('empties sessionStorage whole, and of localStorage only its own entry', () => {
  configure('sessionStorage');
  sessionStorage.setItem('other', '1');
  removeToken();
  expect(sessionStorage.length).toBe(0);
  configure('localStorage');
  localStorage.setItem('other', '1');
  removeToken();
  expect(localStorage.getItem('other')).toBe('1');
});

it('lives as long as the page where the browser refuses storage', () => {
  configure('localStorage');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeToken('t');
  expect(readToken()).toBe('t');
  removeToken();
  expect(readToken()).toBeUndefined();
});

it('hears nothing in the junk of others', () => {
  const heard = jest.fn();
  const stop = onTokenChange(heard);
  const keys = ['', 'token', `${NAME} `, `x${NAME}`, '__proto__', 'supplier-client-theme', 'x'.repeat(100_000)];
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{"admin":true}' }));
  for (const data of [null, 'logout', { type: 'logout', token: 't' }, [NAME]])
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test' }));
  expect(heard).not.toHaveBeenCalled();
  expect(readToken()).toBeUndefined();
  stop();
});

it('hears of other tabs', () => {
  const heard = jest.fn();
  const stop = onTokenChange(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  expect(heard).toHaveBeenCalledTimes(2);
});
