// The single definition of the HTTP headers for the files of dist/. It produces the headers of `npm start`, the
// `_headers` file of the build and the files for other hosts (scripts/hosts/).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_HEADERS, assetOrigin } from './hosts/assets.mjs';

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
export const pagePolicy = ({ scripts, styles }, { connect, pictures } = { connect: OPEN, pictures: OPEN }, assets) => {
  const own = assets ? [assets] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...own, ...scripts].join(' '),
    ["style-src 'self'", ...own, EMPTY_STYLE, ...styles].join(' '),
    ...(assets ? [`font-src 'self' ${assets}`] : []),
    ['img-src', pictures, ...own, 'data: blob:'].join(' '),
    ['connect-src', connect, ...own].join(' '),
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

const attribute = (html, pattern) => html.match(pattern)?.[1] ?? '';
const hashesIn = (html, directive) =>
  attribute(html, new RegExp(`${directive} ([^;"]*)`)).match(/'sha256-[^']+'/g) ?? [];

/**
 * The policy as a header: connections and pictures only as configured in config.json, framing forbidden (a meta element
 * cannot do that). Script hashes are those of the built pages; without pages (the nginx sample) scripts are left to the
 * policy in the HTML.
 */
export function headerPolicy(config, pages) {
  const connect = connectSources(config);
  const pictures = pictureSources(config);
  const frame = "frame-ancestors 'none'";
  if (!pages)
    return `connect-src ${connect}; img-src ${pictures} data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; ${frame}`;
  const styles = [...hashesIn(pages.index, 'style-src'), ...hashesIn(pages.notFound, 'style-src')];
  const own = { scripts: hashesIn(pages.index, 'script-src'), styles: styles.filter((hash) => hash !== EMPTY_STYLE) };
  return `${pagePolicy(own, { connect, pictures }, assetOrigin(pages.index))}; ${frame}`;
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
    return JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8')) ?? {};
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
    rule(`${base}*`, securityHeaders(headerPolicy(config, pages))),
    rule(`${base}${HASHED}*`, { 'Cache-Control': IMMUTABLE, ...sharing }),
    ...checked.map((path) => rule(`${base}${path}`, { 'Cache-Control': CHECKED })),
  ];
  return `${rules.join('\n\n')}\n`;
}
