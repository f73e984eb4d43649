import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meetHost } from '../../e2e/support/host-address.mjs';
import { parseConfig } from '@/lib/config/config';
import { finish } from '../build/postbuild/postbuild.mjs';
import { serveDist } from './server.mjs';
import { corsFaults } from '../platform/cors-check';
import { checkHost } from './smoke/checks.mjs';
import { hostAt } from './smoke/host.mjs';
import { faultsIn, gistOf } from './smoke/report.mjs';

const CHUNK = '_next/static/chunk-0a1b.js';
const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><script>self.started = true</script><script src="./${CHUNK}"></script></body></html>`;

const PAGE_WITH_AD = `<meta name="build" content="1"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script src="//ads.example.com/a.js"></script>`;

let dir: string;
let dist: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'smoke-'));
  dist = join(dir, 'dist');
  mkdirSync(join(dist, '_next/static'), { recursive: true });
  cpSync(join(__dirname, '../../public'), join(dir, 'public'), { recursive: true });
  cpSync(join(dir, 'public'), dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, CHUNK), `/* ${'long enough to be compressed '.repeat(400)} */`);
  await finish(dist, join(dir, 'public'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** What a host does to the answers of the right one. */
type Change = (path: string, answer: ServerResponse, request: IncomingMessage) => unknown;

async function sentences(
  change?: Change,
  { config = { demo: true }, base = '/' }: { config?: object; base?: string } = {},
) {
  const right = await serveDist({ dir: dist, host: '127.0.0.1', config, base });
  const servers: Server[] = [];
  let url = right.url;
  if (change) {
    const front = createServer((request, response) => {
      const path = request.url ?? '/';
      if (change(path, response, request) === true) return;
      void fetch(new URL(path, right.url), { redirect: 'manual', headers: request.headers as HeadersInit }).then(
        async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          const sent = new Headers(answer.headers);
          // Node has decompressed it already; the header stays, so that the check sees it.
          if (answer.headers.has('content-encoding')) sent.delete('content-encoding');
          sent.delete('content-length');
          sent.delete('transfer-encoding');
          const names = response.getHeaderNames();
          for (const [name, value] of sent) if (!names.includes(name)) response.setHeader(name, value);
          for (const name of names) if (response.getHeader(name) === '') response.removeHeader(name);
          response.writeHead(answer.status).end(body);
        },
      );
    });
    servers.push(front);
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(front.address() as AddressInfo).port}${base}`;
  }
  try {
    const found = await checkHost(hostAt(url), { parseConfig, corsFaults });
    return found.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await right.close();
  }
}

const without =
  (name: string, only?: RegExp): Change =>
  (path, answer) =>
    only && !only.test(path) ? undefined : void answer.setHeader(name, '');
const withHeader =
  (name: string, value: string | string[], only = /./): Change =>
  (path, answer) =>
    only.test(path) ? void answer.setHeader(name, value) : undefined;
const answering =
  (only: RegExp, status: number, type: string, body: string): Change =>
  (path, answer) => {
    if (!only.test(path)) return false;
    answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
    return true;
  };

/** The front of these tests sends nothing compressed. */
const plain = expect.stringMatching(/^files: 1 files are sent uncompressed/) as string;

test('the server of this repository does all of it right, at the root and below a path', async () => {
  expect(await sentences()).toEqual([]);
  expect(await sentences(undefined, { base: '/some/path/' })).toEqual([]);
  expect(await sentences(() => {})).toEqual([plain]);
});

test('files on a host of their own are asked for there, as the page asks', async () => {
  const assets = await serveDist({ dir: dist, host: '127.0.0.1', base: '/cdn/' });
  const apart = join(dir, 'apart');
  cpSync(dist, apart, { recursive: true });
  writeFileSync(join(apart, 'index.html'), PAGE.replace(`./${CHUNK}`, `${assets.url}${CHUNK}`));
  await finish(apart, join(dir, 'public'));
  rmSync(join(apart, '_next'), { recursive: true });
  const page = await serveDist({ dir: apart, host: '127.0.0.1', config: { demo: true } });
  const found = await checkHost(hostAt(page.url), { parseConfig, corsFaults });
  // The first host does not know that it is one for others, so it lets no page read its files.
  expect(found.flatMap(({ faults }) => faults)).toEqual([
    `1 files are refused to the page: ${assets.url} must send Access-Control-Allow-Origin: *. They are ${CHUNK}.`,
  ]);
  await assets.close();
  const [gone] = (await checkHost(hostAt(page.url), { parseConfig, corsFaults })).find(
    ({ name }) => name === 'files',
  )!.faults;
  expect(gone).toMatch(/could not be looked at/);
  await page.close();
});

test.each<[string, Change, RegExp]>([
  ['nothing but an old page', answering(/^\/$/, 200, 'text/html', '<h1>It works!</h1>'), /^page: .*not this client/],
  [
    'a redirect',
    (path, answer) => path === '/' && (answer.writeHead(302, { Location: '/app/' }).end(), true),
    /^page: .*leads on to \/app\//,
  ],
  ['a page that is kept', withHeader('Cache-Control', 'max-age=600', /^\/$/), /^page: .*max-age=600.*no-cache/],
  [
    'a page in another encoding',
    withHeader('Content-Type', 'text/html; charset=gb2312', /^\/$/),
    /^page: .*encoding gb2312.*unreadable.*utf-8/,
  ],
  [
    'scripts in another encoding',
    withHeader('Content-Type', 'text/javascript; charset=GBK', /chunk-0a1b\.js$/),
    /^files: .*another encoding than UTF-8.*chunk-0a1b\.js \(gbk\)/,
  ],
  ['an old page out of a cache', withHeader('Age', '86400', /^\/$/), /^page: .*cache on the way.*86400 seconds/],
  ['no nosniff', without('X-Content-Type-Options'), /^headers: .*X-Content-Type-Options/],
  ['framing', without('X-Frame-Options'), /^headers: .*X-Frame-Options/],
  ['no policy', without('Content-Security-Policy'), /^policy: .*no header Content-Security-Policy/],
  [
    'a loose policy',
    withHeader('Content-Security-Policy', "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'"),
    /^policy: .*'unsafe-inline'/,
  ],
  [
    'a second policy, which forbids the scripts of the page',
    withHeader('Content-Security-Policy', ["frame-ancestors 'none'", "default-src 'self'"]),
    /^policy: .*“default-src 'self'”.*inline scripts/,
  ],
  [
    'a policy that forbids the styles of the page',
    withHeader('Content-Security-Policy', "style-src 'none'; frame-ancestors 'none'"),
    /^policy: .*style-src lacks 'self', which the page itself needs/,
  ],
  [
    'a policy without pictures of the page',
    withHeader('Content-Security-Policy', "img-src 'self'; frame-ancestors 'none'"),
    /^policy: .*img-src lacks data: blob:, which/,
  ],
  [
    'a sandbox',
    withHeader('Content-Security-Policy', "sandbox; frame-ancestors 'none'"),
    /^policy: .*directive sandbox/,
  ],
  ['a page to save', withHeader('Content-Disposition', 'attachment', /^\/$/), /^page: .*as a download/],
  ['a cookie', withHeader('Set-Cookie', 'visit=1; Path=/'), /^headers: .*the cookie visit/],
  [
    'a script of a proxy',
    answering(/^\/$/, 200, 'text/html', PAGE_WITH_AD),
    /^page: .*not of its build.*ads\.example\.com/,
  ],
  [
    'half a script',
    answering(/chunk-0a1b\.js$/, 200, 'text/javascript', '/* long enough to be'),
    /^files: 1 files are no whole scripts: .*chunk-0a1b\.js/,
  ],
  [
    'a policy of another build',
    withHeader('Content-Security-Policy', "script-src 'self' 'sha256-AAAA'; frame-ancestors 'none'"),
    /^policy: .*another build/,
  ],
  ['no config.json', answering(/config\.json/, 404, 'text/html', 'none'), /^config\.json: .*404/],
  [
    'a config.json that is a page',
    answering(/config\.json/, 200, 'application/json', '<!doctype html>'),
    /^config\.json: .*no JSON/,
  ],
  [
    'a setting that is none',
    answering(/config\.json/, 200, 'application/json', '{"demo":true,"titel":"x"}'),
    /^config\.json: .*"titel"/,
  ],
  [
    'a manifest of another type',
    withHeader('Content-Type', 'application/octet-stream', /webmanifest/),
    /^manifest: .*application\/manifest\+json/,
  ],
  ['a lost icon', answering(/icon-192/, 404, 'text/html', ''), /^manifest: .*icon-192\.png.*404/],
  ['a worker that is kept', withHeader('Cache-Control', 'max-age=3600', /sw\.js/), /^version: .*sw\.js is cached/],
  [
    'half an upload',
    answering(/sw\.js/, 200, 'text/javascript', 'const BUILD = {"version":"old","hashed":[]};'),
    /^version: .*half done/,
  ],
  [
    'another version',
    answering(/version\.json/, 200, 'application/json', '{"build":"old"}'),
    /^version: .*version\.json says old/,
  ],
  ['no version', answering(/version\.json/, 404, 'text/html', ''), /^version: .*version\.json answers 404/],
  [
    'a lost chunk',
    answering(/chunk-0a1b\.js$/, 404, 'text/html', ''),
    /^files: 1 files of the build are missing: _next\/static\/chunk-0a1b\.js/,
  ],
  ['scripts as text', withHeader('Content-Type', 'text/plain', /chunk-0a1b\.js$/), /^files: .*wrong type.*text\/plain/],
  [
    'empty files',
    answering(/chunk-0a1b\.js$/, 200, 'text/javascript', ''),
    /^files: 1 files are empty: .*chunk-0a1b\.js/,
  ],
  [
    'files without a hash that are kept',
    withHeader('Cache-Control', 'public, max-age=86400', /buyer-view\.css/),
    /^files: .*cached.*buyer-view\.css.*no-cache/,
  ],
  [
    'a page of the host for unknown paths',
    answering(/not-there(\?|$)/, 404, 'text/html', '<center>nginx</center>'),
    /^missing files: .*not-there.*404\.html/,
  ],
  ['chunks that are not kept', withHeader('Cache-Control', 'no-cache', /_next/), /^files: .*not kept for a year/],
  [
    'index.html for everything',
    (path, answer) =>
      !/^\/(\?|$|_next\/static\/chunk-0|[\w.-]+\.\w+$)/.test(path) &&
      (answer.writeHead(200, { 'Content-Type': 'text/html' }).end(readFileSync(join(dist, 'index.html'))), true),
    /^missing files: .*200 with the page of the client/,
  ],
  [
    'public source maps',
    answering(/\.map$/, 200, 'application/json', '{"version":3,"mappings":"AAAA"}'),
    /^missing files: .*Source maps/,
  ],
  [
    'a damaged compressed copy',
    (path, answer) =>
      path.endsWith('chunk-0a1b.js') &&
      (answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' }).end('no brotli'), true),
    /^files: .*chunk-0a1b\.js: a compressed copy.*damaged/,
  ],
  [
    'no validators',
    (path, answer) => {
      answer.setHeader('ETag', '');
      answer.setHeader('Last-Modified', '');
    },
    /^second visit: .*ETag/,
  ],
])('%s is said', async (_, change, sentence) => {
  const said = (await sentences(change)).filter((line) => !line.startsWith('files: 1 files are sent uncompressed'));
  expect(said).toContainEqual(expect.stringMatching(sentence));
});

test('of a host that answers every path with a page nothing says that its source maps are public', async () => {
  const soft = answering(/not-there|\.map$/, 200, 'text/html', '<h1>Not found</h1>');
  const said = await sentences(soft);
  expect(said).toContainEqual(expect.stringMatching(/^missing files: .*answers 200/));
  expect(said.filter((line) => /Source maps/.test(line))).toEqual([]);
});

test('a script that the host puts into the page is not taken for the policy of another build', async () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8').replace('</body>', '<script>track("me")</script></body>');
  const said = await sentences(answering(/^\/$/, 200, 'text/html; charset=utf-8', page));
  expect(said).toContainEqual(expect.stringMatching(/^page: .*not of its build.*“track\("me"\)”/));
  expect(said.filter((line) => /another build/.test(line))).toEqual([]);
});

test('a byte order mark in config.json is none of its mistakes, because browsers take it away', async () => {
  const marked: Change = (path, answer) => {
    if (path !== '/config.json') return false;
    answer.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
    answer.end('\ufeff{ "demo": true }');
    return true;
  };
  expect(await sentences(marked)).toEqual([plain]);
});

test('a compressed page of an older build is said', async () => {
  const older: Change = (path, answer, request) => {
    if (path !== '/' || !/gzip/.test(request.headers['accept-encoding'] ?? '')) return false;
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    answer.end(PAGE.replace('<head>', '<head><meta name="build" content="0000">'));
    return true;
  };
  expect(await sentences(older)).toContainEqual(expect.stringMatching(/^version: .*without compression.*half done/));
});

test('a platform that hides what a page must read is said', async () => {
  const hiding = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language, Idempotency-Key');
    response.setHeader('Access-Control-Expose-Headers', 'Date');
    response.end();
  });
  await new Promise<void>((resolve) => hiding.listen(0, '127.0.0.1', resolve));
  const baseURL = `http://127.0.0.1:${(hiding.address() as AddressInfo).port}`;
  const said = await sentences(undefined, { config: { baseURL } });
  hiding.close();
  hiding.closeAllConnections();
  expect(said).toEqual([expect.stringMatching(/^platform: .*Access-Control-Expose-Headers lacks retry-after/)]);
});

test('a sub-path without its slash, and a platform that may not be called', async () => {
  const bare: Change = (path, answer) => path === '/shop' && (answer.writeHead(404).end(), true);
  expect(await sentences(bare, { base: '/shop/' })).toContainEqual(
    expect.stringMatching(/^sub-path: .*without its slash answers 404/),
  );
  const deaf = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const baseURL = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}`;
  const said = await sentences(undefined, { config: { baseURL } });
  deaf.close();
  deaf.closeAllConnections();
  expect(said).toEqual([
    expect.stringMatching(/^platform: .*does not let http:\/\/127\.0\.0\.1:\d+ call it/),
    expect.stringMatching(/^platform: .*Access-Control-Allow-Headers lacks authorization/),
    expect.stringMatching(/^platform: .*Access-Control-Expose-Headers lacks retry-after, date/),
  ]);
  expect(await sentences(undefined, { config: { baseURL } })).toEqual([
    expect.stringMatching(/^platform: .*cannot be reached: nothing listens there/),
  ]);
});

test.each([
  ['http://127.0.0.1:9/', /^BASE_URL: .*cannot be reached/],
  ['ftp://host', /is no address of a client/],
  ['http://', /is no address of a client/],
])('journeys at %s end at once, in a sentence', async (address, sentence) => {
  await expect(meetHost(address)).rejects.toThrow(sentence);
});

test('an error of a journey becomes a sentence', () => {
  const message =
    '\u001b[31mTimeoutError: locator.click: Timeout 5000ms exceeded.\u001b[39m\nCall log:\n  - waiting\n\nNames of button on the page: "登录".\n';
  expect(gistOf(message)).toBe(
    'TimeoutError: locator.click: Timeout 5000ms exceeded. Names of button on the page: "登录".',
  );
  const results = [{ status: 'failed', errors: [{ message }] }];
  const specs = [
    { title: 'logs in @host', ok: false, tests: [{ results }] },
    { title: 'b', ok: true, tests: [] },
  ];
  expect(faultsIn({ suites: [{ specs }] })).toEqual({
    passed: 1,
    faults: [expect.stringMatching(/^logs in: TimeoutError/)],
  });
  const late = ['test suite to run', 'teardown for test suite to run'].map((what) => ({
    message: `Timed out waiting 56.8s for the ${what}`,
  }));
  expect(faultsIn({ suites: [{ specs }], errors: late }).faults.slice(1)).toEqual([
    'There was no time left: journeys and files have a minute together.',
  ]);
});
