// The single definition of the HTTP headers for the files of dist/. It produces the headers of `npm start`, the
// `_headers` file of the build and the nginx sample in docs/ (written by: node scripts/headers.mjs).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Chunks have a hash in their name; everything else is revalidated, which is one short response (ETag). */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';
const HASHED = '/_next/static/';

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
 * any https host and loopback. A header restricts it, see `headerPolicy`.
 */
export const pagePolicy = ({ scripts, styles }, { connect, pictures } = { connect: OPEN, pictures: OPEN }) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styles].join(' '),
    `img-src ${pictures} data: blob:`,
    `connect-src ${connect}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** 'self' and the origins of valid URLs: a configuration with mistakes is still served, and the client reports them. */
const sources = (addresses) => {
  const known = addresses.filter((address) => /^https?:/i.test(address) && URL.canParse(address));
  return ["'self'", ...new Set(known.map((address) => new URL(address).origin))].join(' ');
};
const callAddresses = ({ baseURL, paths } = {}) => [baseURL, ...Object.values(paths ?? {})];
const isLoopback = (host) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/** Hosts to which config.json lets the client connect: its own and the platform's. */
export const connectSources = (config) => sources(callAddresses(config));

/** Hosts of pictures: the same, `pictureHosts` and the logo's (lib/api/file-address.ts). */
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
  return `${pagePolicy(own, { connect, pictures })}; ${frame}`;
}

export const builtPages = (dist) => ({
  index: readFileSync(join(dist, 'index.html'), 'utf8'),
  notFound: readFileSync(join(dist, '404.html'), 'utf8'),
});

export const securityHeaders = (policy) => ({ ...SECURITY, 'Content-Security-Policy': policy });

/** The `_headers` file read by Cloudflare Pages and Netlify. Two rules must not set the same header for one file. */
export function cdnHeaders(dist) {
  const config = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'));
  const entries = readdirSync(dist, { withFileTypes: true }).filter(
    ({ name }) => name !== '_next' && name !== '_headers',
  );
  const checked = [
    '/',
    ...entries.map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`)).sort(),
  ];
  const rule = (path, headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', securityHeaders(headerPolicy(config, builtPages(dist)))),
    rule(`${HASHED}*`, { 'Cache-Control': IMMUTABLE }),
    ...checked.map((path) => rule(path, { 'Cache-Control': CHECKED })),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** Browsers enforce all policies together, so the policy in the HTML still restricts scripts and styles. */
export function nginxConf() {
  const headers = Object.entries(securityHeaders(headerPolicy({})));
  return `# Made by scripts/headers.mjs; not edited there by hand. Copy it and change the three lines marked "yours".
map $uri $supplier_client_cache {
  ~/_next/static/ "${IMMUTABLE}";
  default "${CHECKED}";
}

server {
  listen 80;
  server_name supplier.example.com; # yours
  root /srv/supplier-client/dist; # yours
  index index.html;

  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  # An unknown path is not found: every place of the client stands behind the # of one address.
  error_page 404 /404.html;
  location / {
    try_files $uri $uri/ =404;
  }

  # Without "always": a missing chunk must not be kept for a year.
  add_header Cache-Control $supplier_client_cache;
${headers.map(([name, value]) => `${name === 'Content-Security-Policy' ? '  # yours: add the origin of baseURL to connect-src and img-src when config.json names another host, and pictureHosts to img-src.\n' : ''}  add_header ${name} "${value}" always;`).join('\n')}
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
  writeFileSync(at('docs/nginx.conf'), nginxConf());
}
