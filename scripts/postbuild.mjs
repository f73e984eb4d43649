// The part of the build after Next's: makes dist/ ready to upload as it is.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markBuilt } from './build.mjs';
import { leaksIn } from './check-output.mjs';
import { cdnHeaders, pagePolicy } from './headers.mjs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const contents = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => match[1]);

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const withPolicy = (html, policy) =>
  html
    .replace(POLICY, '')
    .replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`);

const appTitle = JSON.parse(readFileSync(new URL('../messages/zh/entry.json', import.meta.url), 'utf8')).app.title;

/** The page with the policy that lets exactly its own inline scripts run. */
export function securePage(html) {
  if (!html.includes('<head>')) throw new Error('index.html has no <head>');
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const inline = markup.match(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/i);
  if (inline) throw new Error(`The policy forbids inline styles and handlers: ${inline[0].slice(0, 120)}`);
  return withPolicy(html, pagePolicy(contents(html, 'script').map(sha256)));
}

/** The page for unknown paths runs nothing and loads nothing: it has only its own style. */
export function notFoundPage(template) {
  const styles = contents(template, 'style').map(sha256).join(' ');
  return withPolicy(template, `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'none'`);
}

/** What Next writes for its own router, which a client behind # never asks for. Files of public/ stay. */
function dropRouterFiles(dist, publicDir) {
  for (const name of readdirSync(dist)) {
    const made = name.startsWith('_not-found') || name.startsWith('__next') || name.endsWith('.txt');
    if (made && !existsSync(join(publicDir, name))) rmSync(join(dist, name), { recursive: true });
  }
}

/**
 * The title until the client sets its own. It is put in here and not by Next, which would set it back while the page
 * comes to life.
 */
const titled = (html) =>
  html.includes('<title>') ? html : html.replace('</head>', `<title>${appTitle}</title></head>`);

const BUILD_MARK = /<meta name="build"[^>]*>/;

/** Which build a page is of: by it a page and the worker (scripts/sw.js) know whether they belong together. */
const marked = (html, version) =>
  html.replace(BUILD_MARK, '').replace('</head>', () => `<meta name="build" content="${version}"/></head>`);

const hashedFiles = (dist) =>
  readdirSync(join(dist, '_next/static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** The shell: the page, what its HTML asks for, and what lies beside it. Everything else is kept when it is visited. */
function workerFor(dist, publicDir, html, version) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => tag.match(/\s(?:src|href)="\.\/(_next\/static\/[^"]+)"/)?.[1])
    .filter(Boolean);
  // The system keeps the pictures of an installed client itself.
  const beside = readdirSync(publicDir).filter((name) => !/^(icon|apple)-.*\.png$/.test(name));
  const build = { version, shell: [...new Set(['./', ...named, ...beside.sort()])], hashed: hashedFiles(dist) };
  const template = readFileSync(fileURLToPath(new URL('sw.js', import.meta.url)), 'utf8');
  return template.replace(/\/\* build \*\/ \{[^}]*\}/, () => JSON.stringify(build));
}

export function finish(dist, publicDir) {
  const index = join(dist, 'index.html');
  dropRouterFiles(dist, publicDir);
  const html = securePage(titled(readFileSync(index, 'utf8')));
  const version = createHash('sha256')
    .update(html.replace(BUILD_MARK, ''))
    .update(hashedFiles(dist).join())
    .digest('hex')
    .slice(0, 16);
  writeFileSync(index, marked(html, version));
  writeFileSync(join(dist, 'sw.js'), workerFor(dist, publicDir, html, version));
  const template = readFileSync(fileURLToPath(new URL('404.html', import.meta.url)), 'utf8');
  writeFileSync(join(dist, '404.html'), notFoundPage(template));
  writeFileSync(join(dist, '_headers'), cdnHeaders(dist));
  const leaks = leaksIn(dist);
  if (leaks.length > 0) throw new Error(`dist/ holds what must not be published:\n${leaks.join('\n')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
  finish(at('dist'), at('public'));
  markBuilt();
}
