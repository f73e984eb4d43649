// npm run headers: writes what the host has to send, for the configuration as it is now. Needs no packages.
//
//   node scripts/operate/host-files.mjs                       dist/_headers, and the names in dist/manifest.webmanifest
//   node scripts/operate/host-files.mjs nginx > my.conf       a site of nginx: --name --root --listen
//   node scripts/operate/host-files.mjs caddy > Caddyfile     a site of Caddy: --name --root
//   node scripts/operate/host-files.mjs objects               path, type and caching of each file, in the order of uploading
//   node scripts/operate/host-files.mjs headers               the headers of every file as JSON, for the settings of a CDN
//   … --part assets                                         the same for the asset host alone (objects: or --part page)
//   node scripts/operate/host-files.mjs samples               docs/nginx.conf and docs/Caddyfile
//
// --config: another file, or the address of a live one; --base /shop/: below a sub-path; --dist: another folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, root } from '../build/files.mjs';
import { IMMUTABLE, builtPages, cdnHeaders, headerPolicy, securityHeaders } from '../build/hosts/headers.mjs';
import { ASSET_HEADERS, assetBase, assetOrigin } from '../build/hosts/assets.mjs';
import { caddyAssets, caddyfile } from './hosts/caddy.mjs';
import { nameManifest } from '../build/hosts/manifest.mjs';
import { nginxAssets, nginxConf } from './hosts/nginx.mjs';
import { objectsOf } from './hosts/objects.mjs';

const at = (path) => join(root, path);
const STRING = { type: 'string' };

async function readConfig(source) {
  if (!/^https?:/.test(source)) return readJson(source);
  const response = await fetch(source, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.json();
}

const TARGETS = {
  files({ dist, config, base }) {
    nameManifest(dist, config);
    writeFileSync(join(dist, '_headers'), cdnHeaders(dist, { config, base }));
    return `${join(dist, '_headers')} and the names in the manifest follow the configuration.\n`;
  },
  nginx: (options) => nginxConf(options),
  caddy: (options) => caddyfile(options),
  objects: ({ dist, part }) =>
    objectsOf(dist, part)
      .map(({ path, type, cacheControl }) => `${path}\t${type}\t${cacheControl}\n`)
      .join(''),
  headers: ({ policy }) => `${JSON.stringify(securityHeaders(policy), undefined, 2)}\n`,
};

/** For the asset host; its policy is that of no page. */
const ASSET_TARGETS = {
  nginx: (options) => nginxAssets(options),
  caddy: (options) => caddyAssets(options),
  objects: TARGETS.objects,
  headers: () => `${JSON.stringify({ 'Cache-Control': IMMUTABLE, ...ASSET_HEADERS }, undefined, 2)}\n`,
};

async function run() {
  const options = Object.fromEntries(
    ['dist', 'config', 'base', 'name', 'root', 'listen', 'part'].map((name) => [name, STRING]),
  );
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [target = 'files'] = positionals;
  if (target === 'samples') {
    writeFileSync(at('docs/nginx.conf'), nginxConf());
    writeFileSync(at('docs/Caddyfile'), caddyfile());
    return;
  }
  const { part = 'all', dist = at('dist'), config: source = join(dist, 'config.json') } = values;
  if (!['all', 'assets', 'page'].includes(part)) throw new Error(`--part is all, assets or page, not "${part}"`);
  const targets = part === 'assets' ? ASSET_TARGETS : TARGETS;
  if (!Object.hasOwn(targets, target)) throw new Error(`"${target}" is none of: ${Object.keys(targets).join(', ')}`);
  const pages = builtPages(dist);
  const { base = part === 'assets' ? assetBase(pages.index) : '/' } = values;
  if (!/^\/(\S*\/)?$/.test(base)) throw new Error(`--base begins and ends in a slash: /shop/, not "${base}"`);
  const config = await readConfig(source);
  const policy = headerPolicy(config, assetOrigin(pages.index));
  process.stdout.write(targets[target]({ ...values, part, dist, base, config, policy }));
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
