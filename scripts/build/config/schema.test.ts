import Ajv2020 from 'ajv/dist/2020';
import { SETTINGS, type Config } from '@/lib/config/schema';
import { configSchema } from './schema.mjs';

const schema = configSchema();
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
const accepts = (key: string, value: unknown) => SETTINGS[key as keyof Config].accepts(value);
const keys = Object.keys(SETTINGS);

/** Addresses: the schema takes some that the client refuses, because a pattern cannot know them. Never the other way. */
const ADDRESSES = [
  ...['', '/', '/api/v1', '//host', '/a b', '/api?key=1', '/api#top', '/\\evil', 'ftp://host', 'data:text/html,a'],
  ...['https://api.example.com', 'HTTPS://Api.Example.com:8443/v1/', 'http://localhost/api', 'http://127.0.0.1:80'],
  ...['https://a.example/?x=1', 'https://u:p@a.example', 'https://a.example/#top', 'https://泵.example/接口'],
  ...['https://[2001:db8::1]:8443', 'https://', 'https://exa mple.com'],
];
const HOSTS = [[], ['cdn.example.com', 'cdn.example.com:8080'], ['https://cdn.example.com'], ['*'], ['a/b'], [''], 'a'];
const VALUES: unknown[] = [
  ...[null, true, false, 0, 1, 2.5, 20, 99, 100, 499, 500, 60_000, 60_001, 3_600_000, 3_600_001, -1],
  ...['x', 'x'.repeat(10), 'x'.repeat(11), 'x'.repeat(20), 'x'.repeat(21), 'x'.repeat(40), 'x'.repeat(41)],
  ...['x'.repeat(80), 'x'.repeat(81), 'x'.repeat(2001), 'a b', 'a=b', 'production', 'test'],
  ...['application/json', 'application/json; charset=UTF-8', 'application/x-www-form-urlencoded', 'text/plain'],
  ...[[], [1], ['a'], ['a', 2], [null], ['production'], ['production', 'test'], ['/login'], ['login'], ['//a'], {}],
  ...[{ '/logout': '/bye' }, { '/logOut': '/bye' }, { '/logout': 'ftp://a' }, { '/logout': 'https://a.example' }],
];

test('describes every setting, with its default', () => {
  expect(Object.keys(schema.properties)).toEqual(['$schema', ...keys]);
  for (const [key, property] of Object.entries(schema.properties)) {
    expect([key, (property as { description: string }).description.length > 5]).toEqual([key, true]);
  }
  expect(schema.properties).toMatchObject({ demo: { default: false }, keepAliveMaxNum: { default: 20 } });
});

test.each(keys)('takes and refuses the same as the client for %s', (key) => {
  const different = VALUES.filter((value) => key !== 'storage' && validate({ [key]: value }) !== accepts(key, value));
  expect(different).toEqual([]);
  expect(validate({ [key]: SETTINGS[key as keyof Config].fallback ?? 'https://a.example' })).toBe(true);
});

test.each(keys)('refuses no address and no host that the client takes for %s', (key) => {
  const refused = [...ADDRESSES, ...HOSTS].filter((value) => accepts(key, value) && !validate({ [key]: value }));
  expect(refused).toEqual([]);
});

test('most wrong addresses are seen in an editor already', () => {
  const wrong = ADDRESSES.filter((address) => !accepts('baseURL', address));
  expect(wrong.filter((address) => validate({ baseURL: address }))).toEqual([]);
});

test('the file as shipped is valid, an unknown key is not', () => {
  expect(validate({ $schema: './config.schema.json', demo: true })).toBe(true);
  expect(validate({ demoo: true })).toBe(false);
});
