/** @jest-environment ./scripts/check/jest-env.ts */
import { currentLocation, navigate } from './location';
import { isReturn, startSignOn, readSignOnAnswer } from './sign-on';

const at = (address: string) => {
  history.replaceState(null, '', address);
  window.dispatchEvent(new Event('popstate'));
  // navigate() makes the module read the new address.
  navigate(location.hash.slice(1) || '/', { replace: true });
};
beforeEach(() => {
  localStorage.clear();
  at('/#/login?redirect=/Product/Product?status=online');
});

it('begins with a state of its own and an address without a hash', () => {
  const begun = new URL(startSignOn('https://sso.example/go?client_id=a'));
  expect(begun.searchParams.get('client_id')).toBe('a');
  expect(begun.searchParams.get('redirect_uri')).toBe(`${location.origin}/`);
  expect(begun.searchParams.get('state')).toMatch(/^[\da-f-]{36}$/);
  expect(startSignOn('https://sso.example/')).not.toContain(begun.searchParams.get('state'));
});

it('takes the answer once, and out of the address', () => {
  const state = new URL(startSignOn('https://sso.example/')).searchParams.get('state')!;
  at(`/?latency=0&code=c&state=${state}#/`);
  expect(isReturn()).toBe(true);
  expect(readSignOnAnswer()).toEqual({ kind: 'code', code: 'c', state, target: '/Product/Product?status=online' });
  expect(location.href).toBe(`${location.origin}/?latency=0#/`);
  expect(isReturn()).toBe(false);
});

it.each(['/?code=c&state=s#/', '/#/?code=c&state=s', '/?code=c#/'])(
  '%s is no return of a sign-on that began here',
  (address) => {
    at(address);
    expect(isReturn()).toBe(false);
  },
);

const begin = () => new URL(startSignOn('https://sso.example/')).searchParams.get('state')!;

it('believes nothing of a link with another state, and still takes its own answer', () => {
  const state = begin();
  at('/#/callback?code=c&state=other&error_description=Call%20us');
  expect(readSignOnAnswer()).toEqual({ kind: 'foreign' });
  expect(currentLocation().full).toBe('/callback');
  at(`/#/callback?code=c&state=${state}`);
  expect(readSignOnAnswer()).toMatchObject({ kind: 'code', code: 'c' });
});

it('counts once', () => {
  const state = begin();
  at(`/#/callback?code=c&state=${state}`);
  readSignOnAnswer();
  at(`/#/callback?code=c&state=${state}`);
  expect(readSignOnAnswer()).toEqual({ kind: 'foreign' });
});

it('counts for five minutes', () => {
  const now = jest.spyOn(Date, 'now');
  const state = begin();
  const start = Date.now();
  now.mockReturnValue(start + 5 * 60_000);
  at(`/#/callback?code=c&state=${state}`);
  expect(readSignOnAnswer()).toEqual({ kind: 'foreign' });
});

it.each(['', '{', 'null', '"x"', '{"state":5}', '{"state":"s","target":7,"at":0}'])('takes %p for no start', (text) => {
  localStorage.setItem('supplier-client-sign-on', text);
  at('/#/callback?code=c&state=s');
  expect(readSignOnAnswer()).toEqual({ kind: 'foreign' });
});

it('began nowhere: nothing in the link counts', () => {
  at('/#/callback?error=access_denied&error_description=Call%20us&state=s');
  expect(readSignOnAnswer()).toEqual({ kind: 'foreign' });
});

it('says what the identity provider refused, and that no code came', () => {
  at(`/#/callback?error=access_denied&state=${begin()}`);
  expect(readSignOnAnswer()).toEqual({ kind: 'refused', reason: 'access_denied' });
  at(`/#/callback?state=${begin()}`);
  expect(readSignOnAnswer()).toEqual({ kind: 'missing' });
});
