import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectSources, isPrecompressed, pictureSources } from '../build/hosts/headers.mjs';
import { filesBelow } from '../build/files.mjs';
import { manifestFor } from '../build/hosts/manifest.mjs';
import { finish, securePage } from '../build/postbuild/postbuild.mjs';
import { serveDist } from './server.mjs';

const SCRIPT = 'self.started = true';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><script>${SCRIPT}</script><script src="./_next/a.js"></script></body></html>`;

let dir: string;
let dist: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'dist-'));
  dist = join(dir, 'dist');
  mkdirSync(join(dir, 'public'));
  mkdirSync(join(dist, '_next/static/media'), { recursive: true });
  mkdirSync(join(dist, '_not-found'));
  writeFileSync(join(dir, 'public/robots.txt'), 'User-agent: *\n');
  writeFileSync(join(dir, 'public/manifest.webmanifest'), '{"name":"a","short_name":"b","lang":"zh-CN"}');
  cpSync(join(dir, 'public'), dist, { recursive: true });
  const files = {
    'index.html': PAGE,
    'index.txt': 'x',
    '__next._tree.txt': 'x',
    '_not-found.html': 'x',
    '_not-found/index.txt': 'x',
    '404.html': 'This page could not be found',
    'config.json': '{"demo":true,"baseURL":"https://api.example.com/v1","title":"远航外贸","abbreviation":"远航"}',
    '_next/static/chunk-0a1b.js': `/* ${'long enough to be compressed '.repeat(100)} */`,
    '_next/static/chunk-0a1b.js.map': '{"sections":[]}',
    '_next/static/media/sheet.worker.0v_69hi.ts': 'import "./jobs";',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  await finish(dist, join(dir, 'public'));
});
afterAll(() => rmSync(dir, { recursive: true }));

test('the build leaves what a host needs and nothing else', () => {
  expect(readdirSync(dist).sort()).toEqual([
    '404.html',
    '404.html.br',
    '404.html.gz',
    '_headers',
    '_next',
    'config.json',
    'index.html',
    'manifest.webmanifest',
    'robots.txt',
    'sw.js',
    'sw.js.br',
    'sw.js.gz',
    'third-party-licenses.txt',
    'third-party-licenses.txt.br',
    'third-party-licenses.txt.gz',
    'version.json',
  ]);
  expect(filesBelow(join(dist, '_next')).filter((name) => !isPrecompressed(name))).toEqual(['static/chunk-0a1b.js']);
});

test('an installed client has the name of the deployment, and the built one where it has none', () => {
  const manifest = () => JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as object;
  expect(manifest()).toEqual({ name: '远航外贸', short_name: '远航', lang: 'zh-CN' });
  expect(manifestFor({ name: 'a', short_name: 'b' }, { title: 'Ocean' })).toEqual({
    name: 'Ocean',
    short_name: 'Ocean',
  });
  expect(manifestFor({ name: 'a', short_name: 'b' }, {})).toEqual({ name: 'a', short_name: 'b' });
});

test('the page carries its policy as the first thing in its head', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const policy =
    `default-src 'self'; script-src 'self' ${HASH}; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; ` +
    "img-src 'self' https: http://127.0.0.1:* http://localhost:* data: blob:; connect-src 'self' https: http://127.0.0.1:* http://localhost:*; " +
    "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'";
  expect(html).toContain(`<head><meta http-equiv="Content-Security-Policy" content="${policy}"/><meta charSet`);
  expect(securePage(html)).toBe(html);
});

test('the worker knows its build: the page, what its HTML asks for and what lies beside it', async () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const build = JSON.parse(/const BUILD = (\{.*\});/.exec(worker)![1]!) as Record<string, unknown>;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(html).toContain(`<meta name="build" content="${String(build.version)}"/>`);
  expect(build).toMatchObject({
    shell: ['./', 'manifest.webmanifest', 'robots.txt'],
    hashed: ['_next/static/chunk-0a1b.js'],
  });
  // Run again after a change of config.json: it is still the same build.
  await finish(dist, join(dir, 'public'));
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).toBe(worker);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(html);
});

test('a page that the policy would break stops the build', () => {
  expect(() => securePage('<html><head></head><body><p style="color:red">a</p></body></html>')).toThrow(
    'forbids inline styles',
  );
  expect(() => securePage('<html><head></head><body><p onclick="a()">a</p></body></html>')).toThrow(
    'forbids inline styles',
  );
});

test('the headers for a CDN hold for every build, name the configured host and give each file one rule of caching', () => {
  const text = readFileSync(join(dist, '_headers'), 'utf8');
  // Hashes of one build would keep the page of another, older or newer, from starting.
  expect(text).not.toMatch(/script-src|style-src|default-src|sha256/);
  expect(text).toContain("connect-src 'self' https://api.example.com;");
  expect(text).toContain("img-src 'self' https://api.example.com data: blob:;");
  expect(text).toContain("frame-ancestors 'none'");
  const said = (name: string) => new RegExp(`^  ${name}: (.*)$`, 'm').exec(text)?.[1];
  expect(Number(/max-age=(\d+)/.exec(said('Strict-Transport-Security') ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(said('X-Content-Type-Options')).toBe('nosniff');
  expect(said('Referrer-Policy')).toMatch(/^(no-referrer|same-origin)$/);
  expect(said('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(said('Permissions-Policy')).toContain('camera=()');
  const cached = [...text.matchAll(/^(\/\S*)\n {2}Cache-Control: (.*)$/gm)].map(
    ([, path, value]) => `${path} ${value}`,
  );
  expect(cached).toEqual([
    '/_next/static/* public, max-age=31536000, immutable',
    '/ no-cache',
    '/404.html no-cache',
    '/config.json no-cache',
    '/index.html no-cache',
    '/manifest.webmanifest no-cache',
    '/robots.txt no-cache',
    '/sw.js no-cache',
    '/third-party-licenses.txt no-cache',
    '/version.json no-cache',
  ]);
});

test.each([
  [{}, "'self'"],
  [{ baseURL: '/api' }, "'self'"],
  [
    { baseURL: 'http://127.0.0.1:8080', paths: { a: 'https://files.example.com/up' } },
    "'self' http://127.0.0.1:8080 https://files.example.com",
  ],
  [{ baseURL: 'https://', paths: null }, "'self'"],
  [{ errorReportURL: 'https://errors.example.com/in' }, "'self' https://errors.example.com"],
])('connections of %j go to %s', (config, sources) => expect(connectSources(config as object)).toBe(sources));

test.each([
  [{}, "'self'"],
  [undefined, "'self'"],
  [
    { baseURL: 'https://api.example.com/v1', pictureHosts: ['cdn.example.com', 'img.example.com:8443'] },
    "'self' https://api.example.com https://cdn.example.com https://img.example.com:8443",
  ],
  [{ logo: 'https://brand.example.com/a.svg' }, "'self' https://brand.example.com"],
  [{ logo: './logo.svg', pictureHosts: ['127.0.0.1:4000'] }, "'self' https://127.0.0.1:4000 http://127.0.0.1:4000"],
  [{ pictureHosts: 'cdn.example.com' }, "'self'"],
])('pictures of %j come from %s', (config, sources) => expect(pictureSources(config)).toBe(sources));

describe('the server', () => {
  const config: { demo: boolean; baseURL?: string } = { demo: false };
  let site: Awaited<ReturnType<typeof serveDist>>;
  beforeAll(async () => {
    site = await serveDist({ dir: dist, config });
  });
  afterAll(() => site.close());
  const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init);

  test('answers with the policies and the caching of the description', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-security-policy')).toMatch(/^connect-src .* frame-ancestors 'none'$/);
    const chunk = await get('/_next/static/chunk-0a1b.js');
    expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(chunk.headers.get('content-encoding')).toMatch(/br|gzip/);
    const again = await get('/', { headers: { 'if-none-match': page.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  test('takes another config.json without a build', async () => {
    config.baseURL = 'http://127.0.0.1:4000';
    const answer = await get('/config.json');
    expect(await answer.json()).toEqual({ demo: false, baseURL: 'http://127.0.0.1:4000' });
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' http://127.0.0.1:4000;");
  });

  test.each([
    '/login',
    '/Product/Product',
    '/_next/static/gone.js',
    '/index',
    '/config.json/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%',
  ])('does not know %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('页面不存在');
  });

  test('is no platform: it takes no calls', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  test('serves from a sub-path too', async () => {
    const folder = await serveDist({ dir: dist, base: '/cdn/v1/app/' });
    expect((await fetch(`${folder.url}config.json`)).status).toBe(200);
    expect((await fetch(folder.url)).status).toBe(200);
    expect((await fetch(`${folder.url}index.html`)).status).toBe(200);
    expect((await fetch(new URL('/', folder.url))).status).toBe(404);
    await folder.close();
  });
});
