// The single definition of the HTTP headers for the files of dist/. It produces the headers of `npm start`, the
// `_headers` file of the build and the files for other hosts (scripts/operate/hosts/).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files.mjs';
import { ASSET_HEADERS, assetOrigin } from './assets.mjs';

/** Chunks have a hash in their name; everything else is revalidated, which is one short response (ETag). */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const CHECKED = 'no-cache';
export const HASHED = '_next/static/';

/** `path`: below the address of the client. */
export const cacheControl = (path) => (path.startsWith(HASHED) ? IMMUTABLE : CHECKED);

/** Sent with every file, except for the Content Security Policy. */
const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self)',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Hash of the empty string: Emotion inserts empty style elements and fills them through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

const OPEN = `'self' https: ${LOOPBACK}`;

/**
 * The policy in the HTML: it is written before the platform's host is known, so it allows connections and pictures from
 * any https host and loopback. A header restricts it, see `headerPolicy`. `assets`: origin of the asset host, if there is
 * one. The service worker requests its files too, and so does the page when it looks at a script that was lost.
 */
export const pagePolicy = ({ scripts, styles }, assets) => {
  const own = assets ? [assets] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...own, ...scripts].join(' '),
    ["style-src 'self'", ...own, EMPTY_STYLE, ...styles].join(' '),
    ...(assets ? [`font-src 'self' ${assets}`] : []),
    ['img-src', OPEN, ...own, 'data: blob:'].join(' '),
    ['connect-src', OPEN, ...own].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
};

/** 'self' and the origins of valid URLs: a configuration with mistakes is still served, and the client reports them. */
const sources = (addresses) => {
  const known = addresses.filter((address) => /^https?:/i.test(address) && URL.canParse(address));
  return ["'self'", ...new Set(known.map((address) => new URL(address).origin))].join(' ');
};
const callAddresses = ({ baseURL, paths } = {}) => [baseURL, ...Object.values(paths ?? {})];
const isLoopback = (host) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/** Hosts to which config.json lets the client connect: its own, the platform's and the one that gets error reports. */
export const connectSources = (config) => sources([...callAddresses(config), config?.errorReportURL]);

/** Hosts of pictures: the same, `pictureHosts` and the logo's (lib/api/addresses/file-address.ts). */
export function pictureSources(config = {}) {
  const hosts = Array.isArray(config.pictureHosts) ? config.pictureHosts : [];
  const named = hosts.flatMap((host) => [`https://${host}`, ...(isLoopback(host) ? [`http://${host}`] : [])]);
  return sources([...callAddresses(config), ...named, config.logo]);
}

/**
 * The policy as a header: what the page cannot know or say, which are the hosts of config.json for connections and
 * pictures, and that nobody may frame it. It holds for every build: hashes of one would keep the page of another from
 * starting, in the middle of an update or after a way back. Scripts and styles are left to the policy in the HTML, because
 * browsers enforce both. `assets`: origin of the asset host, if there is one.
 */
export function headerPolicy(config, assets) {
  const own = assets ? [assets] : [];
  return [
    ['connect-src', connectSources(config), ...own].join(' '),
    ['img-src', pictureSources(config), ...own, 'data: blob:'].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const builtPages = (dist) => ({
  index: readFileSync(join(dist, 'index.html'), 'utf8'),
  notFound: readFileSync(join(dist, '404.html'), 'utf8'),
});

/** What the files with a hash are sent with beside their caching, where pages of another origin use them. */
export const sharingHeaders = (pages) => (assetOrigin(pages.index) ? ASSET_HEADERS : {});

export const securityHeaders = (policy) => ({ ...SECURITY, 'Content-Security-Policy': policy });

/** The configuration beside the client. An invalid file is served as it is, because the client reports its mistakes. */
export function shippedConfig(dist) {
  try {
    return readJson(join(dist, 'config.json')) ?? {};
  } catch {
    return {};
  }
}

/** Copies beside the files, for hosts that send them instead of compressing at each request. */
export const isPrecompressed = (path) => /\.(br|gz)$/.test(path);

/** The `_headers` file read by Cloudflare Pages and Netlify. Two rules must not set the same header for one file. */
export function cdnHeaders(dist, { config = shippedConfig(dist), base = '/' } = {}) {
  const entries = readdirSync(dist, { withFileTypes: true }).filter(
    ({ name }) => name !== '_next' && name !== '_headers' && !isPrecompressed(name),
  );
  const checked = ['', ...entries.map((entry) => (entry.isDirectory() ? `${entry.name}/*` : entry.name)).sort()];
  const rule = (path, headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = builtPages(dist);
  const { 'X-Content-Type-Options': _sent, ...sharing } = sharingHeaders(pages);
  const rules = [
    rule(`${base}*`, securityHeaders(headerPolicy(config, assetOrigin(pages.index)))),
    rule(`${base}${HASHED}*`, { 'Cache-Control': IMMUTABLE, ...sharing }),
    ...checked.map((path) => rule(`${base}${path}`, { 'Cache-Control': CHECKED })),
  ];
  return `${rules.join('\n\n')}\n`;
}
