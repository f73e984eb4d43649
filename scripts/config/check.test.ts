import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkConfig, policyFaults } from './check.mjs';

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
    '1:48 copySourceURL is offered only together with copySourceKey',
  ]);
  expect(lines((await check('{"demo":true}', '127.0.0.1')).warnings)).toEqual([]);
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
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'check.mjs'), source], { encoding: 'utf8' });
  expect(stderr.trim()).toMatch(sentence);
  expect(status).toBe(1);
});
