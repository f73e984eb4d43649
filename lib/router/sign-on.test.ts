import { currentPlace, navigate } from './location';
import { isReturn, startSignOn, takeSignOnAnswer } from './sign-on';

const at = (address: string) => {
  history.replaceState(null, '', address);
  window.dispatchEvent(new Event('popstate'));
  // The place is read anew when somebody navigates.
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
  expect(takeSignOnAnswer()).toMatchObject({ code: 'c', state, problem: undefined });
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

it('compares the state with the one it began with, in time', () => {
  startSignOn('https://sso.example/');
  at('/#/callback?code=c&state=other');
  expect(takeSignOnAnswer().problem).toBe('stateWrong');
  expect(currentPlace().full).toBe('/callback');
});

it('has nothing to compare where the sign-on began elsewhere', () => {
  at('/#/callback?code=c&state=theirs');
  expect(takeSignOnAnswer()).toMatchObject({ code: 'c', state: 'theirs', problem: undefined, target: '/' });
});

it('says what was refused', () => {
  at('/#/callback?error=access_denied&state=s');
  expect(takeSignOnAnswer()).toMatchObject({ refusal: 'access_denied' });
});
