/** @jest-environment ./scripts/check/jest-env.ts */
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { accountOf, forgetAccount, isTabOnly, loginName, readOwn, rememberLoginName, writeOwn } from './account';

function configure(storage = 'localStorage') {
  const result = parseConfig({ storage });
  if (result.ok) setConfig(result.config);
}
beforeEach(() => {
  configure();
  startSession();
  localStorage.clear();
  sessionStorage.clear();
});

test('an account is its id, else its login name trimmed and in lower case, else nothing but its token', () => {
  expect(accountOf('7')).toBe('id:7');
  rememberLoginName(' Yongquan-Pump ');
  expect([loginName(), accountOf(undefined), accountOf('7')]).toEqual(['Yongquan-Pump', 'name:yongquan-pump', 'id:7']);
  rememberLoginName('');
  expect(accountOf(undefined)).toBe('');
  startSession('a');
  const first = accountOf(undefined);
  startSession('b');
  expect([isTabOnly(first), first === accountOf(undefined)]).toEqual([true, false]);
});

test('an id never passes for a login name, nor the other way round', () => {
  rememberLoginName('7');
  expect(accountOf(undefined)).not.toBe(accountOf('7'));
});

test('with sessionStorage each tab has its own name', () => {
  configure('sessionStorage');
  rememberLoginName('one');
  expect([localStorage.length, loginName()]).toEqual([0, 'one']);
});

test('a logout forgets the name and what the account looked for, and nobody else’s', () => {
  rememberLoginName('pump');
  writeOwn('id:7', 'supplier-client-recent', ['pump']);
  writeOwn('id:17', 'supplier-client-recent', ['valve']);
  writeOwn('tab:x', 'supplier-client-recent', ['of nobody']);
  localStorage.setItem('supplier-client-recent 甬泉 pump', '["older"]');
  localStorage.setItem('supplier-client-theme', '{}');
  localStorage.setItem('other-app id:7', '1');
  forgetAccount(['id:7', '甬泉 pump', 'pump', '', 'tab:x']);
  expect(Object.keys(localStorage).sort()).toEqual([
    'other-app id:7',
    'supplier-client-recent id:17',
    'supplier-client-theme',
  ]);
  expect([sessionStorage.length, loginName(), readOwn('id:17', 'supplier-client-recent')]).toEqual([0, '', ['valve']]);
});

test('nobody keeps nothing', () => {
  writeOwn('', 'supplier-client-recent', ['x']);
  expect(localStorage).toHaveLength(0);
});
