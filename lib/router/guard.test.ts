import { decide, loginPath, redirectTarget } from './guard';
import { parseLocation } from './location';

const config = {
  routesWhiteList: ['/login', '/register', '/callback', '/403', '/404'],
  recordRoute: true,
  loginInterception: true,
};
const ask = (full: string, hasSession = false, change: Partial<typeof config> = {}) =>
  decide({ location: parseLocation(full), hasSession, config: { ...config, ...change } });

describe('without a session', () => {
  it.each(config.routesWhiteList)('%s is open', (path) => expect(ask(path)).toEqual({ kind: 'show' }));
  it('the login page is open, also where the list forgets it', () => {
    expect(ask('/login?redirect=%2Fx', false, { routesWhiteList: ['/403'] })).toEqual({ kind: 'show' });
  });
  it('everything else goes to login and is remembered', () => {
    expect(ask('/Product/Product?status=online&pageNo=2')).toEqual({
      kind: 'go',
      to: '/login?redirect=%2FProduct%2FProduct%3Fstatus%3Donline%26pageNo%3D2',
    });
  });
  it('home is not remembered, nor anything with recordRoute off', () => {
    expect(ask('/')).toEqual({ kind: 'go', to: '/login' });
    expect(ask('/Shop/Info', false, { recordRoute: false })).toEqual({ kind: 'go', to: '/login' });
  });
  it('the product form is no public page', () => expect(ask('/ProductAdd').kind).toBe('go'));
});

describe('with a session', () => {
  it('shows what is asked for', () => expect(ask('/x', true)).toEqual({ kind: 'show' }));
  it('leaves the login page for home', () => {
    expect(ask('/login?redirect=%2Fx', true)).toEqual({ kind: 'go', to: '/' });
  });
});

it('with login interception off nobody is sent to login', () => {
  expect(ask('/x', false, { loginInterception: false })).toEqual({ kind: 'show' });
  expect(ask('/x', true, { loginInterception: false })).toEqual({ kind: 'show' });
});

describe('redirectTarget', () => {
  it.each([
    ['/Product/Product?a=b', '/Product/Product?a=b'],
    ['//evil.example', '/evil.example'],
    ['https://evil.example/x', '/https://evil.example/x'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil', '/evil'],
    ['/login', '/'],
    ['/login?redirect=/login', '/'],
    ['', '/'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%j stays in the app as %j', (redirect, target) => {
    expect(redirectTarget(parseLocation(`/login?${new URLSearchParams({ redirect })}`))).toBe(target);
  });
});

it.each([
  ['/Product/Product?status=online&status=draft', '/Product/Product?status=online&status=draft'],
  ['/Product/Product?status=online&pageNo=2&keyword=a%26b', '/Product/Product?status=online&pageNo=2&keyword=a%26b'],
  ['/ProductAdd&id=7', '/ProductAdd?id=7'],
])('an unescaped redirect keeps what follows it: %j', (redirect, target) => {
  expect(redirectTarget(parseLocation(`/login?redirect=${redirect}`))).toBe(target);
});

it('login does not remember itself', () => expect(loginPath(parseLocation('/login'), true)).toBe('/login'));

it.each([
  ['', '/'],
  ['/', '/'],
  ['//', '/'],
  ['Product', '/Product'],
  ['/a/b/', '/a/b'],
  ['/a?x=1&x=2', '/a?x=1&x=2'],
  ['/a?', '/a'],
  ['/a#b?c=d', '/a?c=d'],
  ['/%00', '/%00'],
  ['/..%2f', '/..%2f'],
])('location %j reads as %j', (text, full) => expect(parseLocation(text).full).toBe(full));
