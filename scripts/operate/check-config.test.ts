import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkConfig, policyFaults } from './check-config.mjs';

const check = (text: string, host?: string) => checkConfig(Buffer.from(text), 'config.json', host);
const lines = (found: { at?: { line: number; column: number }; text?: string }[]) =>
  found.map(({ at, text }) => `${at ? `${at.line}:${at.column} ` : ''}${text}`);

test('names each mistake with its line, in the words of the start-up page', async () => {
  const { faults } = await check('{\n  "titel": "x",\n  "scheme": "drak",\n  "paths": { "/logOut": "/a" }\n}');
  expect(lines(faults)).toEqual([
    '2:3 config.json has an unknown setting: “titel”. Did you mean “title”?',
    '3:3 config.json has an invalid value for “scheme”: "drak". Did you mean “dark”? Allowed: light, dark, system',
    '4:14 config.json names an unknown call: “paths./logOut”. Did you mean “/logout”?',
  ]);
});

test.each([
  ['baseURL', 'api.example.com', 'it has no scheme: begin with https:// or, for the client’s own host, with /'],
  ['baseURL', 'ftp://api.example.com', 'only http and https can be called'],
  ['baseURL', '//api.example.com', 'a path begins with one slash'],
  ['baseURL', 'http://api.example.com', 'another host must be called by https'],
  ['baseURL', 'https://u:p@api.example.com', 'it has a user or password, which everybody could read here'],
  ['baseURL', 'https://api.example.com/#a', 'it has a fragment (#…)'],
  ['baseURL', 'https://api.example.com/?a=1', 'it has a query (?…)'],
  ['baseURL', 'https://api.example.com:99999', 'its port is not one from 1 to 65535'],
  ['baseURL', 'https://api.example .com', 'it has a space'],
  ['pictureHosts', ['https://cdn.example.com'], 'write the host alone, without a scheme'],
  ['pictureHosts', ['cdn.example.com/a'], 'write the host alone, without a path'],
  ['previewHosts', ['*.example.com'], 'each host is named in full, without *'],
  ['routesWhiteList', ['login'], 'a path begins with a slash'],
])('says which rule %s %j breaks, and what is allowed', async (key, value, why) => {
  const [fault] = (await check(JSON.stringify({ [key]: value }))).faults;
  expect(fault!.text).toContain(`: ${JSON.stringify(value)} (${why}). Allowed: `);
});

test.each([
  ['title', '', 'text, at most 80'],
  ['requestTimeout', -1, 'whole number, 1 to 3600000'],
  ['successCodes', [], 'list of texts and numbers, not empty'],
  ['demo', 'yes', 'boolean'],
  ['i18n', 'zh-CN', 'zh, en'],
])('says what is allowed in place of %s %j', async (key, value, allowed) => {
  const [fault] = (await check(JSON.stringify({ [key]: value }))).faults;
  expect(fault!.text).toMatch(new RegExp(`[.?] Allowed: ${allowed}$`));
});

test('a key that is there twice is a mistake: JSON itself takes the last one silently', async () => {
  const { faults } = await check('{ "demo": true, "demo": false }');
  expect(lines(faults)).toEqual(['1:17 “demo” is there twice; the last one counts']);
});

test.each([
  ['{ "demo": true, }', /not valid JSON/],
  ['[]', /not an object/],
  ['', /not valid JSON/],
])('says what %p is', async (text, sentence) => {
  const { faults } = await check(text);
  expect(lines(faults)).toEqual([expect.stringMatching(sentence)]);
});

test('says in which line the JSON breaks off', async () => {
  expect(lines((await check('{\n  "demo": true\n  "i18n": "zh"\n}')).faults)).toEqual([
    expect.stringMatching(/^3:3 config\.json is not valid JSON: .*\(',' expected\)$/s),
  ]);
  expect(lines((await check('{\n  "demo": true,\n}')).faults)).toEqual([
    expect.stringMatching(/^3:1 config\.json is not valid JSON/),
  ]);
});

test('a file in another encoding is named as such', async () => {
  const { faults } = await checkConfig(Buffer.from('{"title":"Straße"}', 'latin1'), 'config.json');
  expect(lines(faults)).toEqual(['config.json isn’t UTF-8 text. Save it as UTF-8']);
});

test('a byte order mark is no mistake', async () => {
  expect(await check('\uFEFF{"storage":"cookie"}')).toMatchObject({ faults: [], warnings: [] });
});

test('warns of what is allowed and hardly meant', async () => {
  const text = '{"demo":true,"storage":"disk","previewKey":"a","copySourceURL":"/a"}';
  expect(lines((await check(text, 'shop.example.com')).warnings)).toEqual([
    '1:2 demo is on: this host shows the demo platform to everybody',
    '1:14 storage "disk" is unknown and counts as localStorage',
    '1:31 previewKey does nothing without preview',
    '1:48 copySourceURL does nothing without copySourceKey',
  ]);
  expect(lines((await check('{"demo":true}', '127.0.0.1')).warnings)).toEqual([]);
  expect(lines((await check('{"demo":true,"baseURL":"/api"}', '127.0.0.1')).warnings)).toEqual([
    '1:2 demo is on: nobody calls baseURL and paths; leave demo out for the platform',
  ]);
  expect(lines((await check('{"preview":true}')).warnings)).toEqual([
    '1:2 preview is on without previewHosts and previewKey: nobody can save anything on any host',
  ]);
  expect((await check('{"preview":true,"previewKey":"k"}')).warnings).toEqual([]);
});

test.each([
  [{ requestTimeout: 30 }, 'requestTimeout is in milliseconds: 30 is very short'],
  [{ logo: 'http://cdn.example.com/l.png' }, 'logo is at http://'],
  [{ logo: 'http://localhost/l.png' }, undefined],
  [{ statusName: 'data' }, 'statusName and dataName have the same name, “data”'],
  [{ statusName: 'status', dataName: 'result' }, undefined],
  [{ previewHosts: ['shop.example.com'] }, 'previewHosts does nothing without preview'],
  [{ copySourceKey: 'k' }, 'copySourceKey does nothing without copySourceURL'],
  [{ errorReportShare: 5 }, 'errorReportShare does nothing without errorReportURL'],
])('%j: %s', async (config, said) => {
  const { warnings } = await check(JSON.stringify(config));
  expect(warnings.map(({ text }) => text)).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
});

describe('the policy of a host', () => {
  const config = { baseURL: 'https://api.example.com/v1', pictureHosts: ['cdn.example.com'] };
  const policy = (connect: string, pictures: string) =>
    `default-src 'self'; connect-src ${connect}; img-src ${pictures}`;

  test('that allows what the file names is right', () => {
    const right = policy(
      "'self' https://api.example.com",
      "'self' https://api.example.com https://cdn.example.com data:",
    );
    expect(policyFaults(right, config)).toEqual([]);
    expect(policyFaults(policy("'self' https:", "'self' *"), config)).toEqual([]);
  });

  test('that is older than the file is named, host by host', () => {
    expect(policyFaults(policy("'self'", "'self' https://api.example.com"), config)).toEqual([
      'The Content-Security-Policy header does not allow https://api.example.com in connect-src: npm run headers',
      'The Content-Security-Policy header does not allow https://cdn.example.com in img-src: npm run headers',
    ]);
  });

  test('that has no rule for connections restricts them by its default', () => {
    const right = "'self' https://api.example.com https://cdn.example.com";
    expect(policyFaults(`default-src 'self'; img-src ${right}`, config)).toEqual([
      'The Content-Security-Policy header does not allow https://api.example.com in connect-src: npm run headers',
    ]);
    expect(policyFaults(`img-src ${right}; img-src 'self'`, config)).toEqual([]);
  });
});

test.each([
  ['http://127.0.0.1:9/', /^http:\/\/127\.0\.0\.1:9\/config\.json cannot be reached: /],
  ['no-such-file.json', /^no-such-file\.json is not there$/],
])('says why %p could not be read', (source, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'check-config.mjs'), source], {
    encoding: 'utf8',
  });
  expect(stderr.trim()).toMatch(sentence);
  expect(status).toBe(1);
});
