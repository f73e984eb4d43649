import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cdnHeaders, headerPolicy, pagePolicy } from '../../build/hosts/headers.mjs';
import { assetPrefix } from '../../build/hosts/assets.mjs';
import { caddyAssets, caddyfile } from './caddy.mjs';
import { nginxAssets, nginxConf } from './nginx.mjs';
import { objectsOf } from './objects.mjs';

const sample = (name: string) => readFileSync(join(__dirname, '../../../docs', name), 'utf8');

test('the samples of the guide are those that host-files.mjs writes', () => {
  expect(sample('nginx.conf')).toBe(nginxConf());
  expect(sample('Caddyfile')).toBe(caddyfile());
});

test('a folder with a space in its name is in quotes', () => {
  const root = '/srv/my client/dist';
  expect(nginxConf({ root })).toContain(`root "${root}";`);
  expect(nginxConf({ root, base: '/shop/' })).toContain(`alias "${root}/";`);
  expect(nginxAssets({ root })).toContain(`alias "${root}/_next/static/";`);
  expect(caddyfile({ root })).toContain(`root * "${root}"`);
});

test('below a sub-path every rule begins with it', () => {
  expect(nginxConf({ base: '/shop/' })).toContain('error_page 403 404 =404 /shop/404.html;');
  expect(nginxConf({ base: '/shop/' })).toContain('return 301 /shop/$is_args$args;');
  expect(caddyfile({ base: '/shop/' })).toContain('@hashed path /shop/_next/static/*');
});

describe('a separate asset host', () => {
  const ASSETS = 'https://assets.example.com';
  const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

  test('ASSET_PREFIX is an address, with https except on this machine', () => {
    expect(assetPrefix('')).toBeUndefined();
    expect(assetPrefix('https://assets.example.com/')).toBe('https://assets.example.com');
    expect(assetPrefix('https://assets.example.com/shop/2/')).toBe('https://assets.example.com/shop/2');
    expect(assetPrefix('http://127.0.0.1:8080/a')).toBe('http://127.0.0.1:8080/a');
    for (const wrong of ['assets.example.com', '/assets', 'http://assets.example.com', 'https://a.example/?v=1'])
      expect(() => assetPrefix(wrong)).toThrow(wrong);
  });

  test('the policy allows it where files come from, and nowhere else', () => {
    const policy = headerPolicy({ baseURL: 'https://api.example.com' }, ASSETS);
    for (const name of ['img-src', 'connect-src']) expect(directive(policy, name)).toContain(` ${ASSETS}`);
    for (const name of ['form-action', 'frame-ancestors']) expect(directive(policy, name)).not.toContain('assets');
    // Where scripts, styles and fonts come from is in the page, which knows its build.
    for (const name of ['script-src', 'style-src', 'font-src', 'default-src'])
      expect(directive(policy, name)).toBeUndefined();
    const own = pagePolicy({ scripts: [], styles: [] }, ASSETS);
    for (const name of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
      expect(directive(own, name)).toContain(` ${ASSETS}`);
    for (const name of ['default-src', 'worker-src', 'form-action'])
      expect(directive(own, name)).not.toContain('assets');
  });

  test('it sends the files to pages of other origins, below its path, and nothing else', () => {
    const nginx = nginxAssets({ base: '/shop/', root: '/srv/assets' });
    expect(nginx).toContain('location /shop/_next/static/ {\n    alias /srv/assets/_next/static/;');
    expect(caddyAssets({ base: '/shop/' })).toContain('handle /shop/_next/static/* {\n\t\turi strip_prefix /shop\n');
    expect(caddyAssets()).not.toContain('strip_prefix');
    for (const text of [nginx, caddyAssets()]) {
      expect(text).toMatch(/Access-Control-Allow-Origin "\*"/);
      expect(text).not.toContain('Content-Security-Policy');
    }
  });
});

describe('with a build', () => {
  let dist: string;
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'objects-'));
    mkdirSync(join(dist, '_next/static/chunks'), { recursive: true });
    const files = ['index.html', '404.html', 'config.json', '_headers', 'sw.js', 'sw.js.br', 'manifest.webmanifest'];
    for (const name of [...files, '_next/static/chunks/a.js', '_next/static/chunks/a.js.gz'])
      writeFileSync(join(dist, name), '{}');
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('files are uploaded in the order of an update, each with its type and caching', () => {
    const year = 'public, max-age=31536000, immutable';
    expect(objectsOf(dist).map(({ path, type, cacheControl }) => [path, type, cacheControl])).toEqual([
      ['_next/static/chunks/a.js', 'text/javascript; charset=utf-8', year],
      ['404.html', 'text/html; charset=utf-8', 'no-cache'],
      ['config.json', 'application/json', 'no-cache'],
      ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
      ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
      ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ]);
  });

  test('an asset host gets the files with a hash, the host of the page the rest', () => {
    const paths = (part: string) => objectsOf(dist, part).map(({ path }) => path);
    expect(paths('assets')).toEqual(['_next/static/chunks/a.js']);
    expect([...paths('assets'), ...paths('page')]).toEqual(paths('all'));
  });

  test('a file whose type nobody knows is no upload', () => {
    writeFileSync(join(dist, 'film.xyz'), '');
    expect(() => objectsOf(dist)).toThrow('knows no type for film.xyz');
    rmSync(join(dist, 'film.xyz'));
  });

  test('the rules of _headers follow another configuration and a sub-path', () => {
    const text = cdnHeaders(dist, { config: { baseURL: 'https://live.example.com' }, base: '/shop/' });
    expect(text).toContain("connect-src 'self' https://live.example.com;");
    expect([...text.matchAll(/^\/\S*$/gm)].map(([path]) => path).filter((path) => !path.startsWith('/shop/'))).toEqual(
      [],
    );
    expect(text).not.toContain('.br');
  });
});
