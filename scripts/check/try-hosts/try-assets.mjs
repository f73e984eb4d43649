// Part of npm run try-hosts: a separate asset host (docs/deploy.md). A copy of the project is built with ASSET_PREFIX, the
// files with a hash go to one host and the rest to another, at the root and below a sub-path; then the smoke checks look at
// it, and journeys that need more than the page: sheets (a worker), and starting offline (the service worker).
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, headerPolicy, shippedConfig } from '../../build/hosts/headers.mjs';
import { serveDist } from '../../operate/server.mjs';
import { tryInCopy } from '../project-copy.mjs';
import { assetOrigin } from '../../build/hosts/assets.mjs';
import { caddyAssets, caddyfile } from '../../operate/hosts/caddy.mjs';
import { nginxAssets, nginxConf } from '../../operate/hosts/nginx.mjs';
import { freePort, isInstalled, startCaddy, startNginx } from './servers.mjs';

/** Titles of journeys at a host with the demo. */
const JOURNEYS = [
  'after one visit the client starts offline',
  'everything, what is filtered, and what is selected goes into a file',
  'a file that is no sheet is refused with its reason',
];

/** How two hosts are started, each with its own folder: { page, assets } → what closes them. */
const HOSTS = [
  {
    name: 'nginx',
    base: '/',
    isThere: () => isInstalled('nginx', '-v'),
    start: async ({ work, page, assets, policy }) => [
      await startNginx(
        join(work, 'nginx-assets'),
        nginxAssets({ root: assets.root, base: assets.base, listen: String(assets.port) }),
        assets.url,
      ),
      await startNginx(
        join(work, 'nginx-page'),
        nginxConf({ root: page.root, base: page.base, listen: String(page.port), policy }),
        page.url,
      ),
    ],
  },
  {
    name: 'caddy',
    base: '/shop/',
    isThere: () => isInstalled('caddy', 'version'),
    start: async ({ work, page, assets, policy }) => [
      await startCaddy(
        join(work, 'caddy-assets'),
        caddyAssets({ name: `http://127.0.0.1:${assets.port}`, root: assets.root, base: assets.base }),
        assets.url,
      ),
      await startCaddy(
        join(work, 'caddy-page'),
        caddyfile({ name: `http://127.0.0.1:${page.port}`, root: page.root, base: page.base, policy }),
        page.url,
      ),
    ],
  },
  {
    name: 'the server of npm start',
    base: '/',
    isThere: () => true,
    start: async ({ dist, page, assets }) => [
      await serveDist({ dir: dist, host: '127.0.0.1', port: assets.port, base: assets.base }),
      await serveDist({ dir: page.root, host: '127.0.0.1', port: page.port }),
    ],
  },
];

/** Runs a command in the copy while hosts of this process go on to answer. */
const runBeside = (copy, command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')}:\n${output}`))));
  });

async function tryHost(host, copy, work, assetPort) {
  const dist = join(copy, 'dist');
  const page = { port: await freePort(), base: host.base, root: join(work, 'page') };
  const assets = { port: assetPort, base: '/supplier/', root: join(work, 'assets') };
  for (const server of [page, assets]) server.url = `http://127.0.0.1:${server.port}${server.base}`;
  const policy = headerPolicy(shippedConfig(dist), assetOrigin(builtPages(dist).index));
  const servers = await host.start({ work, dist, page, assets, policy });
  try {
    await runBeside(copy, 'npm', ['run', '-s', 'smoke', '--', page.url]);
    await runBeside(copy, 'npm', ['run', '-s', 'config:check', '--', page.url]);
    const titles = ['--project=demo', '-g', JOURNEYS.join('|')];
    await runBeside(copy, 'npm', ['run', '-s', 'e2e', '--', ...titles], { BASE_URL: page.url });
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Tries every host with what was built in `copy` for an asset host at `port`, and prints a line for each. */
async function tryBuilt(copy, port) {
  const work = join(copy, '.next', 'hosts');
  const isAsset = (path) => path.startsWith(join(copy, 'dist', '_next'));
  cpSync(join(copy, 'dist'), join(work, 'page'), { recursive: true, filter: (path) => !isAsset(path) });
  cpSync(join(copy, 'dist', '_next'), join(work, 'assets', '_next'), { recursive: true });
  for (const host of HOSTS) {
    const what = `separate asset host, ${host.name}${host.base === '/' ? '' : ` below ${host.base}`}`;
    if (!host.isThere()) {
      console.log(`not tried: ${what}: it is not installed`);
      continue;
    }
    const since = Date.now();
    await tryHost(host, copy, work, port);
    console.log(`ok     ${what}  ${((Date.now() - since) / 1000).toFixed(1)} s`);
  }
}

/** A host that is not as the guide says ends the trial and sets the exit code. */
export async function tryAssets() {
  const port = await freePort();
  process.env.ASSET_PREFIX = `http://127.0.0.1:${port}/supplier`;
  await tryInCopy('assets', async ({ copy, run }) => {
    run('node', ['scripts/build/make/modules.mjs']);
    run('npm', ['run', '-s', 'build']);
    await tryBuilt(copy, port);
  });
}
