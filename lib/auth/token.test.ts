/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { startSession } from './session';
import { isTokenReplaced, readToken, removeToken, storeToken, storedToken } from './token';

const NAME = 'supplier-client-token';

function configure(storage?: unknown) {
  const result = parseConfig({ storage });
  if (result.ok) setConfig(result.config);
}

/** Where the token is stored, read without the client's own code. */
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
  storeToken(startSession('t=1; x'));
  expect(places()).toEqual({ localStorage: null, sessionStorage: null, cookie: null, [place]: 't=1; x' });
  expect(readToken()).toBe('t=1; x');
  removeToken();
  expect(places()).toEqual({ localStorage: null, sessionStorage: null, cookie: null });
});

it('a cookie ends with the browser and is sent to no other site', () => {
  configure('cookie');
  const written = jest.spyOn(document, 'cookie', 'set');
  storeToken(startSession('t'));
  expect(written.mock.calls).toEqual([[`${NAME}=t; Path=/; SameSite=Strict`]]);
  written.mockRestore();
  removeToken();
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
  storeToken(startSession('t'));
  expect([readToken(), storedToken(), isTokenReplaced()]).toEqual(['t', undefined, false]);
  removeToken();
  startSession();
  expect(readToken()).toBeUndefined();
});

describe('the token of the page', () => {
  beforeEach(() => configure('localStorage'));

  it('stays what it was when another tab logs out or in as somebody else', () => {
    storeToken(startSession('mine'));
    expect(isTokenReplaced()).toBe(false);
    localStorage.setItem(NAME, 'theirs');
    expect([readToken(), storedToken(), isTokenReplaced()]).toEqual(['mine', 'theirs', true]);
    localStorage.removeItem(NAME);
    expect([readToken(), isTokenReplaced()]).toEqual(['mine', true]);
  });

  it('leaves the token of another session where it is', () => {
    storeToken(startSession('mine'));
    localStorage.setItem(NAME, 'theirs');
    removeToken();
    expect(storedToken()).toBe('theirs');
  });

  it('is not compared before it is stored, nor where it cannot be', () => {
    localStorage.setItem(NAME, 'theirs');
    startSession('mine');
    expect([readToken(), isTokenReplaced()]).toEqual(['mine', false]);
    startSession(storedToken(), true);
    expect([readToken(), isTokenReplaced()]).toEqual(['theirs', false]);
  });
});
