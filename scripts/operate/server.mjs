// Serves dist/ like a CDN, with the headers of scripts/build/hosts/headers.mjs: for `npm start` and the journeys.
import { createServer } from 'node:http';
import compression from 'compression';
import sirv from 'sirv';
import {
  CHECKED,
  HASHED,
  builtPages,
  cacheControl,
  headerPolicy,
  securityHeaders,
  sharingHeaders,
  shippedConfig,
} from '../build/hosts/headers.mjs';
import { assetOrigin } from '../build/hosts/assets.mjs';

function sendText(response, status, type, text) {
  response.writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

/**
 * Serves `dir`. `config` replaces the content of /config.json, the only difference between environments; it is read at
 * each request, so that a caller may change it later. `base` serves the files below a sub-path. Without a host both
 * 127.0.0.1 and localhost are bound. `compressed: false` saves CPU time where bandwidth does not matter.
 *
 * @param {{ dir: string, port?: number, host?: string, base?: string, config?: object, compressed?: boolean }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serveDist({ dir, port = 0, host, base = '/', config, compressed = true }) {
  const pages = builtPages(dir);
  // `dev` reads from disk at each request, so a build under a running server is served completely. No extensions:
  // `/login` is not a file, and an unknown path never returns the client.
  const files = sirv(dir, { dev: true, etag: true, extensions: [], brotli: compressed, gzip: compressed });
  const compress = compressed ? compression() : (request, response, next) => next();

  const answer = (request, response) => {
    const settings = config ?? shippedConfig(dir);
    const path = request.url.split('?')[0];
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    for (const [name, value] of Object.entries(securityHeaders(headerPolicy(settings, assetOrigin(pages.index))))) {
      response.setHeader(name, value);
    }
    response.setHeader('Cache-Control', cacheControl(inside ?? ''));
    if (inside?.startsWith(HASHED))
      for (const [name, value] of Object.entries(sharingHeaders(pages))) response.setHeader(name, value);
    const missing = () => {
      response.setHeader('Cache-Control', CHECKED);
      sendText(response, 404, 'text/html', pages.notFound);
    };
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base });
      return response.end();
    }
    if (inside === undefined) return missing();
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing();
    if (config && inside === 'config.json') return sendText(response, 200, 'application/json', JSON.stringify(config));
    request.url = inside === '' || inside.endsWith('/') ? `/${inside}index.html` : `/${inside}`;
    return files(request, response, missing);
  };

  const server = createServer((request, response) => {
    compress(request, response, () => {
      try {
        answer(request, response);
      } catch (error) {
        console.error(error);
        sendText(response, 500, 'text/plain', 'Internal error');
      }
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const url = `http://127.0.0.1:${server.address().port}${base}`;
      const close = () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url, close });
    });
  });
}
