/** @jest-environment ./scripts/check/jest-env.ts */
import * as v from '@/lib/schema/schema';
import { parseConfig, setConfig } from '@/lib/config/config';
import { pictureAddress, pictureSource, shownAddress } from './file-address';
import { fileAddress } from '../values';

const configure = (raw: object) => {
  const result = parseConfig(raw);
  if (!result.ok) throw new Error('refused');
  setConfig(result.config);
};

describe.each([
  ['https://api.example.com/v1', 'https://api.example.com/v1'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1'],
  ['/api', '/api'],
  ['', ''],
])('with baseURL %j', (baseURL, base) => {
  beforeEach(() => configure({ baseURL }));

  it.each(['/files/a.png', 'files/a.png', './files/a.png', 'a.png', '/files/泵 1.png', '../a.png'])(
    'the relative address %s belongs to the platform',
    (address) => expect(shownAddress(address)).toBe(`${base}/${address.replace(/^(\.\/|\/)/, '')}`),
  );

  it.each(['https://cdn.example.com/a.png', 'data:image/png;base64,AA', 'blob:x', '//cdn.example.com/a.png', ''])(
    'the address %j stays as it is',
    (address) => expect(shownAddress(address)).toBe(address),
  );
});

describe('pictures', () => {
  beforeEach(() =>
    configure({
      baseURL: 'https://api.example.com:8443/v1',
      paths: { '/supplier/file/upload': 'https://files.example.com/up' },
      pictureHosts: ['cdn.example.com', 'img.example.com:8443', '127.0.0.1:4000'],
    }),
  );

  it.each([
    'files/a.png',
    '/files/a.svg',
    'data:image/svg+xml,<svg/>',
    'blob:http://localhost/1',
    'https://api.example.com:8443/other/a.png',
    'https://files.example.com/a.png',
    'https://cdn.example.com/a.png',
    'https://CDN.example.com:444/a.png',
    'https://img.example.com:8443/a.png',
    'http://127.0.0.1:4000/a.png',
    `${location.origin}/a.png`,
  ])('%s may be loaded', (address) => expect(pictureAddress(address)).toBe(shownAddress(address)));

  it.each([
    'https://evil.example/a.png',
    'https://api.example.com/a.png',
    'https://cdn.example.com.evil.example/a.png',
    'https://xcdn.example.com/a.png',
    'https://img.example.com/a.png',
    'https://cdn.example.com@evil.example/a.png',
    'http://cdn.example.com/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '\\\\evil.example/a.png',
    '/\t/evil.example/a.png',
    ' https://evil.example/a.png',
    'https:evil.example',
    'data:text/html,<script>1</script>',
    'javascript:alert(1)',
    'https://',
    '',
    undefined,
  ])('%j is not loaded', (address) => expect(pictureAddress(address)).toBeUndefined());
});

describe('pictures of records', () => {
  beforeEach(() => configure({ baseURL: 'http://localhost:4000/v1' }));

  it.each([
    'https://any.example/a.png',
    'files/a.png',
    'data:image/png;base64,AA',
    'blob:http://localhost/1',
    'http://localhost:4000/a.png',
    'http://127.0.0.1:4000/a.png',
  ])('%s is one', (address) => expect(pictureSource(address)).toBe(shownAddress(address)));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'http://any.example/a.png',
    'ftp://any.example/a.png',
    'https://',
    '',
    undefined,
  ])('%j is none', (address) => expect(pictureSource(address)).toBeUndefined());
});

it.each(['/\\evil.example', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', 'http://a.example/b'])(
  '%s is no address of a file',
  (address) => expect(v.safeParse(fileAddress, address).success).toBe(false),
);
