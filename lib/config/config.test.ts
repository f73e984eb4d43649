/** @jest-environment ./scripts/check/jest-env.ts */
import { loadConfig, parseConfig, type ConfigProblem } from './config';
import { VERSION } from './version';
import { version } from '../../package.json';

const problemsOf = (raw: unknown): ConfigProblem[] => {
  const result = parseConfig(raw);
  return result.ok ? [] : result.problems;
};

const answer =
  (body: string | Buffer, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : new Uint8Array(body), { status }));

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
      dataName: 'data',
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

  const NEVER = [
    'http://api.example.com',
    'http://10.0.0.5:8080',
    'http://[::1]:8080',
    'HTTP://Example.com',
    'https://',
    'https:///v1',
    'https://exa mple.com',
    'https://api.example.com\\v1',
    'https://-api-.example.com',
    'https://256.1.1.1',
    'https://user:secret@api.example.com',
    'https://@api.example.com',
    'https://api.example.com:0',
    'https://api.example.com:65536',
    'https://api.example.com:http',
    'https://api.example.com/v1#top',
    'javascript:alert(1)',
    '//api.example.com',
  ];
  it.each([...NEVER, 'https://api.example.com/v1?key=1', '/api?key=1', '/api#top', '/a b', '/\\\\evil.example'])(
    'names the address %s, which can never work, as baseURL and in paths',
    (address) => {
      const value = JSON.stringify(address);
      expect(problemsOf({ baseURL: address })).toEqual([{ kind: 'wrongValue', key: 'baseURL', value }]);
      expect(problemsOf({ paths: { '/logout': address } })).toEqual([
        { kind: 'wrongValue', key: 'paths./logout', value },
      ]);
    },
  );
  it.each([...NEVER, '/authorize', ''])('names %s as ssoURL', (address) => {
    expect(problemsOf({ ssoURL: address })).toMatchObject([{ kind: 'wrongValue', key: 'ssoURL' }]);
  });

  it.each([
    'https://api.example.com',
    'https://api.example.com:8443/v1/',
    'https://泵.example/接口',
    'https://10.0.0.5/api',
    'https://[2001:db8::1]:8443',
    'http://127.0.0.1:8080',
    'http://localhost/api',
    // The host that serves the client: the policy allows requests to it with the scheme of the page.
    `${location.origin}/api`,
  ])('takes the address %s', (address) => {
    const config = { baseURL: address, paths: { '/logout': address }, ssoURL: address };
    expect(problemsOf(config)).toEqual([]);
  });

  it('takes paths of the own host, and an ssoURL with a query, to which its own parameters are added', () => {
    expect(problemsOf({ baseURL: '/api/v1', paths: { '/logout': '/api/v1/bye' } })).toEqual([]);
    expect(problemsOf({ baseURL: '' })).toEqual([]);
    expect(problemsOf({ ssoURL: 'https://id.example.com/authorize?client_id=supplier' })).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'file:///logo.svg', 'data:text/html,x', 'ftp://example.com/logo.svg', ''])(
    'names %s as a logo that shows nothing',
    (logo) => expect(problemsOf({ logo })).toMatchObject([{ kind: 'wrongValue', key: 'logo' }]),
  );
  it.each(['logo.svg', './logo.svg', '/brand/logo.png', '//cdn.example.com/a.svg', 'https://cdn.example.com/a.svg'])(
    'takes the logo %s',
    (logo) => expect(problemsOf({ logo })).toEqual([]),
  );
  it('takes a logo within the text', () =>
    expect(problemsOf({ logo: 'data:image/svg+xml;base64,PHN2Zy8+' })).toEqual([]));

  it('takes hosts of pictures by their names, with or without a port, and nothing else', () => {
    expect(problemsOf({ pictureHosts: ['cdn.example.com', '10.0.0.5:8080'] })).toEqual([]);
    for (const wrong of ['cdn.example.com', ['https://cdn.example.com'], ['*'], ['cdn.example.com/a'], [5]]) {
      expect(problemsOf({ pictureHosts: wrong })).toMatchObject([{ kind: 'wrongValue', key: 'pictureHosts' }]);
    }
    expect(parseConfig({})).toMatchObject({ config: { pictureHosts: [] } });
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

  it.each([null, [], 'text', 5])('refuses %p as a whole: it is JSON, but no object', (raw) => {
    expect(problemsOf(raw)).toEqual([{ kind: 'notObject', key: '', value: JSON.stringify(raw) }]);
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

  it('says that a list or a text is no object, though it is JSON', async () => {
    expect(await loadConfig(answer('["demo"]'))).toMatchObject({ ok: false, problems: [{ kind: 'notObject' }] });
  });

  it.each([
    ['GBK', Buffer.from('7b227469746c65223a22c8abc7f2227d', 'hex')],
    ['UTF-16', Buffer.from('\uFEFF{"demo":true}', 'utf16le')],
    ['Latin-1', Buffer.from('{"title":"Stra\u00dfe"}', 'latin1')],
  ])('says that a file in %s is not in UTF-8', async (_, bytes) => {
    expect(await loadConfig(answer(bytes))).toMatchObject({ ok: false, problems: [{ kind: 'notUtf8' }] });
  });

  it('reads past a byte order mark', async () => {
    expect(await loadConfig(answer('\uFEFF{"title":"甬泉"}'))).toMatchObject({ ok: true, config: { title: '甬泉' } });
  });

  it('reads a good file', async () => {
    expect(await loadConfig(answer('{"demo":true}'))).toMatchObject({ ok: true, config: { demo: true } });
  });
});

it('shows the version of package.json', () => expect(VERSION).toBe(version));
