// Starts hosts for a trial: nginx and Caddy where they are installed, and a small object store.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';

export const isInstalled = (command, argument) => spawnSync(command, [argument]).status === 0;

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Resolves when the host answers; a host that ends before is a mistake in its file. */
async function answers(url, child, output) {
  let ended = false;
  child.on('exit', () => (ended = true));
  for (let tries = 0; tries < 100 && !ended; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.spawnfile} does not answer at ${url}: ${output()}`);
}

async function started(command, args, url) {
  const child = spawn(command, args);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  const close = () =>
    new Promise((resolve) => {
      child.on('exit', resolve);
      child.kill();
    });
  await answers(url, child, () => text).catch(async (error) => {
    if (child.exitCode === null) await close();
    throw error;
  });
  return { url, close };
}

const MIME_TYPES = '/etc/nginx/mime.types';

/** `site`: a server block of its own; the rest of the configuration is what a distribution ships. */
export function startNginx(folder, site, url) {
  mkdirSync(folder, { recursive: true });
  if (existsSync(MIME_TYPES)) cpSync(MIME_TYPES, join(folder, 'mime.types'));
  writeFileSync(join(folder, 'site.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${folder}/nginx.pid; error_log stderr;
events {}
http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }
`,
  );
  return started('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], url);
}

export function startCaddy(folder, site, url) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return started('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], url);
}

/**
 * An object store with a website in front of it, as they are: it sends what was uploaded with the type and the caching that
 * were named then, index.html for the root, 404.html for what is missing, and knows no other headers.
 */
export function startStore() {
  const objects = new Map();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://store').pathname);
    if (request.method === 'PUT') {
      const parts = [];
      for await (const part of request) parts.push(part);
      const body = Buffer.concat(parts);
      const { 'content-type': type, 'cache-control': cacheControl } = request.headers;
      objects.set(path, { body, type, cacheControl, etag: `"${createHash('md5').update(body).digest('hex')}"` });
      return response.end();
    }
    const found = objects.get(path.endsWith('/') ? `${path}index.html` : path);
    const object = found ?? objects.get('/404.html');
    if (!object) return response.writeHead(404).end();
    if (found && request.headers['if-none-match'] === found.etag) return response.writeHead(304).end();
    const { type, cacheControl, etag, body } = object;
    const caching = cacheControl ? { 'Cache-Control': cacheControl } : {};
    response.writeHead(found ? 200 : 404, { 'Content-Type': type ?? 'binary/octet-stream', ETag: etag, ...caching });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${server.address().port}/`;
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({ url, close });
    });
  });
}
