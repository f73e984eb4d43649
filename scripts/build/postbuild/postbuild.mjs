// Runs after Next.js's build: makes dist/ ready to upload.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isStarted, readJson, root } from '../files.mjs';
import { markBuilt } from '../build.mjs';
import { HASHED, cdnHeaders, isPrecompressed, pagePolicy, shippedConfig } from '../hosts/headers.mjs';
import { assetOrigin, assetsOf } from '../hosts/assets.mjs';
import { nameManifest } from '../hosts/manifest.mjs';
import { hashSource, inlineContents, markupOf } from '../hosts/policy.mjs';
import { leaksIn } from './check-output.mjs';
import { hintFiles } from './compile-hint.mjs';
import { writeEarlyFiles } from './early-files.mjs';
import { NOTICES, noticesText, withoutNotice } from './notices.mjs';
import { withStyles } from './page-styles.mjs';
import { precompress } from './precompress.mjs';
import { sourcesIn, takeMaps, writeJoinedMap } from './source-maps.mjs';

const hashes = (html, tag) => inlineContents(html, tag).map(hashSource);

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const withPolicy = (html, policy) =>
  html
    .replace(POLICY, '')
    .replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`);

const appTitle = readJson(join(root, 'messages/zh/login.json')).appTitle;

/** Adds the policy that allows exactly the page's own inline scripts. */
export function securePage(html) {
  if (!html.includes('<head>')) throw new Error('index.html has no <head>');
  const inline = markupOf(html).match(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/i);
  if (inline) throw new Error(`The policy forbids inline styles and handlers: ${inline[0].slice(0, 120)}`);
  const own = { scripts: hashes(html, 'script'), styles: hashes(html, 'style') };
  return withPolicy(html, pagePolicy(own, assetOrigin(html)));
}

/** The page for unknown paths has no scripts and loads nothing; it contains its styles. */
export function notFoundPage(template) {
  const styles = hashes(template, 'style').join(' ');
  return withPolicy(template, `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'none'`);
}

/** Removes files for Next.js's router, which the client behind # never requests. Files of public/ stay. */
function dropRouterFiles(dist, publicDir) {
  for (const name of readdirSync(dist)) {
    const made = name.startsWith('_not-found') || name.startsWith('__next') || name.endsWith('.txt');
    if (made && !existsSync(join(publicDir, name))) rmSync(join(dist, name), { recursive: true });
  }
}

/** The title until the client sets its own; one of Next.js would be reset during hydration. */
const titled = (html) =>
  html.includes('<title>') ? html : html.replace('</head>', `<title>${appTitle}</title></head>`);

const utf8Length = (text) => Buffer.byteLength(text).toString(16);
/** A text as escaped in React's payload within a script. */
const inPayload = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Removes copies of the inline scripts from React's payload, because they have run by then: a fifth of the page. */
export const withoutCopies = (html) =>
  inlineContents(html, 'script').reduce(
    (page, text) => page.replace(`:T${utf8Length(text)},${inPayload(text)}`, () => ':T1, '),
    html,
  );

const EARLY_FILES = '/* early files */ null';

/** The page whose head knows the files of the frame and of each screen. */
export function withFiles(html, filesFor) {
  // A build that is finished already has them.
  if (!html.includes(EARLY_FILES)) return html;
  const base = html.match(/<script src="([^"]*_next\/static\/)/)[1];
  const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]*)"/g)].map(([, file]) =>
    file.replace(base, ''),
  );
  return html.replace(EARLY_FILES, () => JSON.stringify({ base, ...filesFor(loaded) }));
}

const BUILD_MARK = /<meta name="build"[^>]*>/;

/** The build's version, by which a page and the service worker (sw.js) recognize each other. */
const marked = (html, version) =>
  html.replace(BUILD_MARK, '').replace('</head>', () => `<meta name="build" content="${version}"/></head>`);

const hashedFiles = (dist) =>
  filesBelow(join(dist, HASHED))
    .map((path) => HASHED + path)
    .filter((path) => !isPrecompressed(path));

/** The hashed files that the page loads by its tags. */
function filesOfPage(html) {
  const assets = assetsOf(html);
  const named = (html.match(/<(?:script|link)\b[^>]*>/g) ?? [])
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => tag.match(/\s(?:src|href)="([^"]+)"/)?.[1])
    .filter((address) => address?.startsWith(`${assets}${HASHED}`))
    .map((address) => address.slice(assets.length));
  return [...new Set(named)];
}

/** The app shell is the page, the files in its HTML, and those beside it; others are cached on request. */
function workerFor(dist, publicDir, html, version) {
  // The system stores the icons of an installed client itself.
  const beside = readdirSync(publicDir).filter((name) => !/^(icon|apple)-.*\.png$/.test(name));
  const shell = [...new Set(['./', ...filesOfPage(html), ...beside.sort()])];
  const build = { version, assets: assetsOf(html), shell, hashed: hashedFiles(dist) };
  const template = readFileSync(new URL('sw.js', import.meta.url), 'utf8');
  return template.replace(/\/\* build \*\/ \{[^}]*\}/, () => JSON.stringify(build));
}

/** What the operator asks a host for, to see which client it serves. `commit`: of the sources, where git knows it. */
function versionOf(build) {
  const { version } = readJson(join(root, 'package.json'));
  const git = spawnSync('git', ['log', '-1', '--format=%H %cI'], { cwd: root, encoding: 'utf8' });
  const [commit, committed] = git.status === 0 ? git.stdout.trim().split(' ') : [];
  return { version, build, commit, committed };
}

/** For a worker the bundler writes an empty map, even where maps are off, and its source, which nothing requests. */
function dropWorkerFiles(dist) {
  for (const file of hashedFiles(dist).map((name) => join(dist, name))) {
    const isEmptyMap = file.endsWith('.map') && readJson(file).sections?.length === 0;
    if (isEmptyMap || /\.worker\.[^/\\]+\.ts$/.test(file)) rmSync(file);
  }
}

export async function finish(dist, publicDir, maps = join(dist, '..', 'maps')) {
  const index = join(dist, 'index.html');
  dropWorkerFiles(dist);
  const hasMaps = takeMaps(dist, maps) > 0;
  dropRouterFiles(dist, publicDir);
  const chunks = join(dist, '_next/static/chunks');
  const keepMap = (file, text, modules) => hasMaps && writeJoinedMap(maps, chunks, file, text, modules);
  const built = withStyles(readFileSync(index, 'utf8'), (path) => readFileSync(join(dist, path), 'utf8'));
  const html = securePage(titled(withFiles(withoutCopies(built), (loaded) => writeEarlyFiles(dist, loaded, keepMap))));
  const scripts = filesOfPage(html).filter((path) => path.endsWith('.js'));
  hintFiles(
    scripts.map((path) => join(dist, path)),
    maps,
  );
  const version = createHash('sha256')
    .update(html.replace(BUILD_MARK, ''))
    .update(hashedFiles(dist).join())
    .digest('hex')
    .slice(0, 16);
  writeFileSync(index, marked(html, version));
  writeFileSync(join(dist, 'sw.js'), workerFor(dist, publicDir, html, version));
  const template = readFileSync(new URL('404.html', import.meta.url), 'utf8');
  writeFileSync(join(dist, '404.html'), notFoundPage(template));
  nameManifest(dist, shippedConfig(dist), publicDir);
  writeFileSync(join(dist, 'version.json'), `${JSON.stringify(versionOf(version), undefined, 2)}\n`);
  writeFileSync(join(dist, NOTICES), noticesText());
  writeFileSync(join(dist, '_headers'), cdnHeaders(dist));
  precompress(dist);
  const unnamed = hasMaps ? withoutNotice(sourcesIn(maps)) : [];
  if (unnamed.length > 0) throw new Error(`scripts/build/postbuild/notices.mjs does not name: ${unnamed.join(', ')}`);
  const leaks = leaksIn(dist);
  if (leaks.length > 0) throw new Error(`dist/ holds what must not be published:\n${leaks.join('\n')}`);
}

async function postbuild() {
  const dist = join(root, 'dist');
  await finish(dist, join(root, 'public'));
  markBuilt();
}

if (isStarted(import.meta.url)) void postbuild();
