/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { ApiError } from '@/lib/api/request/errors';
import { clearErrorLog, errorLogAtom, errorLogText, logError } from './error-log';
import { chooseLocale, loadLocale, localeAtom } from './locale';
import { clearMessages, closeMessage, messagesAtom, runMessageAction, showError, showMessage } from './messages';
import { store } from './store';

function configure(raw: object = {}) {
  const result = parseConfig(raw);
  if (result.ok) setConfig(result.config);
}

beforeEach(() => {
  configure({ errorLog: true });
  localStorage.clear();
  store.set(errorLogAtom, []);
  store.set(messagesAtom, []);
});

describe('language', () => {
  it('is the configured one, then the chosen one', () => {
    configure({ i18n: 'en' });
    expect(loadLocale()).toBe('en');
    chooseLocale('zh');
    expect([loadLocale(), store.get(localeAtom), document.documentElement.lang]).toEqual(['zh', 'zh', 'zh-CN']);
  });
  it('ignores one that does not exist', () => {
    localStorage.setItem('supplier-client-language', '"fr"');
    expect(loadLocale()).toBe('zh');
  });
});

describe('error log', () => {
  const entries = () => store.get(errorLogAtom);

  it('counts equal errors and keeps at most 100', () => {
    for (let n = 0; n < 3; n += 1) logError(new Error('same'), '/a');
    expect(entries()).toMatchObject([{ count: 3, url: '/a', err: { message: 'same' } }]);
    for (let n = 0; n < 120; n += 1) logError(new Error(`other ${n}`), '/a');
    expect(entries()).toHaveLength(100);
  });

  it('keeps no token and no password', () => {
    logError(new Error('Authorization: Bearer abc.def failed, {"password":"secret1"}'), '/a');
    expect(JSON.stringify(entries())).not.toMatch(/abc\.def|secret1/);
  });

  it('keeps no encrypted login and no token of an address, but an ordinary message as it is', () => {
    logError(new Error('sent {"param":"QUJD"} to /x'), '/a?access_token=tok-1&redirect=%2F');
    logError(new SyntaxError('Unexpected token < in JSON'), '/a');
    expect(JSON.stringify(entries())).not.toMatch(/QUJD|tok-1/);
    expect(entries()[1]?.err.message).toBe('Unexpected token < in JSON');
  });

  it('names a failed call by its code where the platform said nothing, and is shown as text', () => {
    logError(new ApiError('business', { code: 500, call: '/notice/getList' }), '/a');
    logError(new ApiError('business', { code: 500, message: '库存系统维护中' }), '/b');
    logError('plain', '/c');
    expect(entries().map(({ err }) => err.message)).toEqual([
      'business 500 /notice/getList',
      '库存系统维护中',
      'plain',
    ]);
    expect(errorLogText(entries())).toMatch(/^\d{4}-.+Z ×1 \/a\nbusiness 500 \/notice\/getList\n/);
    clearErrorLog();
    expect(entries()).toEqual([]);
  });

  it.each([
    [true, 1],
    [false, 0],
    ['development', 1],
    ['production', 0],
    [['development', 'production'], 1],
  ])('set to %j keeps %d outside of production', (errorLog, count) => {
    configure({ errorLog });
    logError('x', '/');
    expect(entries()).toHaveLength(count);
  });
});

describe('messages', () => {
  const shown = () => store.get(messagesAtom);

  it('are shown once, and three at most', () => {
    showMessage('success', 'saved');
    showMessage('success', 'saved');
    expect(shown()).toHaveLength(1);
    for (const text of ['a', 'b', 'c']) showMessage('info', text);
    expect(shown().map((message) => message.text)).toEqual(['a', 'b', 'c']);
    closeMessage(shown()[0]!.id);
    expect(shown()).toHaveLength(2);
  });

  it('with an undo are not pushed out by later ones', () => {
    for (const label of ['1', '2', '3', '4']) showMessage('success', label, { label, run: () => undefined });
    for (const text of ['a', 'b', 'c']) showMessage('info', text);
    expect(shown().map((message) => message.text)).toEqual(['1', '2', '3', '4', 'c']);
  });

  it('do what they offer once, and say where it was not wanted', () => {
    const run = jest.fn();
    const missed = jest.fn();
    showMessage('success', 'deleted', { label: 'undo', run, missed });
    const [{ id } = { id: 0 }] = shown();
    runMessageAction(id);
    runMessageAction(id);
    closeMessage(id);
    expect(run).toHaveBeenCalledTimes(1);
    expect(missed).not.toHaveBeenCalled();
    showMessage('success', 'deleted', { label: 'undo', run, missed });
    closeMessage(shown()[0]!.id);
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('with an undo end with the session, unused', () => {
    const missed = jest.fn();
    showMessage('success', 'cleared', { label: 'undo', run: () => undefined, missed });
    clearMessages();
    expect(shown()).toEqual([]);
    expect(missed).not.toHaveBeenCalled();
  });

  it('of many failures with one cause are one', () => {
    const down = () => new ApiError('network', { code: 0 });
    for (let n = 0; n < 200; n += 1) showError(down());
    expect(shown()).toHaveLength(1);
    showError(new ApiError('business', { code: 500, message: 'other' }));
    expect(shown()).toHaveLength(2);
  });
});
