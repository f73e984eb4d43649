import { loadConfig, parseConfig, type ConfigProblem } from './config';
import { VERSION } from './version';
import { version } from '../../package.json';

const problemsOf = (raw: unknown): ConfigProblem[] => {
  const result = parseConfig(raw);
  return result.ok ? [] : result.problems;
};

const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe('parseConfig', () => {
  it('takes an empty file as the specification’s defaults, and never as the demo', () => {
    const result = parseConfig({});
    if (!result.ok) throw new Error('refused');
    expect(result.config).toMatchObject({
      titleSeparator: ' - ',
      titleReverse: false,
      keepAliveMaxNum: 20,
      routerMode: 'hash',
      routesWhiteList: ['/login', '/register', '/callback', '/403', '/404'],
      tokenName: 'access_token',
      storage: 'localStorage',
      recordRoute: true,
      i18n: 'zh',
      messageDuration: 3000,
      loginInterception: true,
      loginRSA: false,
      authentication: 'all',
      supportVisit: false,
      rolesControl: true,
      uniqueOpened: false,
      debounce: ['doEdit'],
      layout: 'vertical',
      themeName: 'blue-black',
      background: 'none',
      columnStyle: 'vertical',
      tabsBarStyle: 'smooth',
      collapse: false,
      demo: false,
      baseURL: '',
      contentType: 'application/json;charset=UTF-8',
      requestTimeout: 400000,
      statusName: 'code',
      messageName: 'msg',
      successCodes: [200, 0, '200', '0'],
      paths: {},
    });
  });

  it('names every unknown key', () => {
    expect(problemsOf({ demoo: true, titel: 'x' })).toEqual([
      { kind: 'unknownKey', key: 'demoo', value: 'true' },
      { kind: 'unknownKey', key: 'titel', value: '"x"' },
    ]);
  });

  it.each([
    ['baseURL', 'javascript:alert(1)'],
    ['baseURL', 'ftp://host'],
    ['baseURL', '//host'],
    ['demo', 'true'],
    ['keepAliveMaxNum', 0],
    ['keepAliveMaxNum', 2.5],
    ['requestTimeout', '400'],
    ['contentType', 'text/plain'],
    ['themeName', 'pink'],
    ['routerMode', 'history'],
    ['i18n', 'fr'],
    ['successCodes', []],
    ['tokenTableName', 'a=b; c'],
    ['debounce', 'doEdit'],
  ])('names %s with the wrong value %p', (key, value) => {
    expect(problemsOf({ [key]: value })).toEqual([{ kind: 'wrongValue', key, value: JSON.stringify(value) }]);
  });

  it.each([undefined, 'memory', 7, null])('lets storage alone fall back from %p to localStorage', (storage) => {
    const result = parseConfig({ storage });
    expect(result.ok && result.config.storage).toBe('localStorage');
  });

  it('refuses to remap a call that does not exist', () => {
    expect(problemsOf({ paths: { '/supplier/auth/login': '/x' } })[0]?.key).toBe('paths./supplier/auth/login');
    expect(problemsOf({ paths: { '/supplier/auth/Login': 'javascript:1' } })[0]?.value).toBe('"javascript:1"');
    expect(problemsOf({ paths: [] })[0]?.key).toBe('paths');
    expect(problemsOf({ paths: { '/supplier/auth/Login': '/api/login' } })).toEqual([]);
  });

  it.each([null, [], 'text', 5])('refuses %p as a whole', (raw) => {
    expect(problemsOf(raw)[0]?.key).toBe('');
  });

  it('takes nothing from a prototype', () => {
    expect(parseConfig(JSON.parse('{"__proto__":{"demo":true}}'))).not.toMatchObject({ config: { demo: true } });
  });
});

describe('loadConfig', () => {
  it('says that the file is missing instead of going on with defaults', async () => {
    expect(await loadConfig(answer('not here', 404))).toMatchObject({
      ok: false,
      problems: [{ kind: 'missing', value: '404' }],
    });
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadConfig(failing)).toMatchObject({ ok: false, problems: [{ kind: 'missing' }] });
  });

  it('says that a page is no JSON', async () => {
    expect(await loadConfig(answer('<!doctype html>'))).toMatchObject({ ok: false, problems: [{ kind: 'notJson' }] });
  });

  it('reads a good file', async () => {
    expect(await loadConfig(answer('{"demo":true}'))).toMatchObject({ ok: true, config: { demo: true } });
  });
});

it('shows the version of package.json', () => expect(VERSION).toBe(version));
