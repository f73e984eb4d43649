import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cdnHeaders } from '../headers.mjs';
import { caddyfile } from './caddy.mjs';
import { nginxConf } from './nginx.mjs';
import { objectsOf } from './objects.mjs';

const sample = (name: string) => readFileSync(join(__dirname, '../../docs', name), 'utf8');

test('the samples of the guide are those that host-files.mjs writes', () => {
  expect(sample('nginx.conf')).toBe(nginxConf());
  expect(sample('Caddyfile')).toBe(caddyfile());
});

test('below a sub-path every rule begins with it', () => {
  expect(nginxConf({ base: '/shop/' })).toContain('error_page 403 404 =404 /shop/404.html;');
  expect(nginxConf({ base: '/shop/' })).toContain('return 301 /shop/$is_args$args;');
  expect(caddyfile({ base: '/shop/' })).toContain('@hashed path /shop/_next/static/*');
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
