// npm run try-hosts: follows docs/deploy.md with a built dist/: nginx, Caddy and an object store, at the root and below a
// sub-path, over HTTP and in a browser. A host that is not installed is named and not tried; `--all` makes that a failure.
// A separate asset host needs a build of its own, two minutes: with `--assets` or `--all`.
import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../../build/files.mjs';
import { openBrowser } from '../../../e2e/support/browser.mjs';
import { headerPolicy, shippedConfig } from '../../build/hosts/headers.mjs';
import { caddyfile } from '../../operate/hosts/caddy.mjs';
import { clientFaults, hostFaults } from './checks.mjs';
import { nginxConf } from '../../operate/hosts/nginx.mjs';
import { freePort, isInstalled, startCaddy, startNginx, startStore } from './servers.mjs';
import { tryAssets } from './try-assets.mjs';
const dist = join(root, 'dist');
const work = mkdtempSync(join(tmpdir(), 'hosts-'));
const read = (path) => readFileSync(join(root, path), 'utf8');
/** The commands of a section of the guide, as a shell gets them. */
const commandsOf = (heading) => {
  const section = read('docs/deploy.md')
    .split(/^## /m)
    .find((part) => part.startsWith(heading));
  return [...(section ?? '').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text);
};

const policy = headerPolicy(shippedConfig(dist));
const atPort = async (base = '/') => `http://127.0.0.1:${await freePort()}${base}`;
const portOf = (url) => new URL(url).port;

/** The sample of the guide with the lines marked "yours" changed. */
const nginxSample = (url) =>
  read('docs/nginx.conf')
    .replace('listen 80;', `listen ${portOf(url)};`)
    .replace('root /srv/supplier-client/dist;', `root ${dist};`);
const caddySample = (url) =>
  read('docs/Caddyfile')
    .replace('supplier.example.com {', `http://127.0.0.1:${portOf(url)} {`)
    .replace('/srv/supplier-client/dist', dist);

/** Uploads with the commands of the guide; `aws` is a command that sends files to the store of the trial. */
function upload(commands, store) {
  const aws = join(work, 'aws');
  writeFileSync(aws, `#!/bin/sh\nexec node ${join(root, 'scripts/check/try-hosts/upload.mjs')} "$@"\n`);
  chmodSync(aws, 0o755);
  const env = { ...process.env, PATH: `${work}${delimiter}${process.env.PATH}`, BUCKET: 'shop', STORE: store.url };
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', commands], { cwd: root, env, stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The commands of the guide end with ${code}`)),
    );
  });
}

/** What `npm run config:check -- URL` says; asynchronous, because an object store of the trial runs in this process. */
const configFaults = (url) =>
  new Promise((resolve) => {
    execFile('node', [join(root, 'scripts/operate/check-config.mjs'), url], (error, stdout, stderr) =>
      resolve(error ? [stdout + stderr] : []),
    );
  });

const TRIALS = [
  ['nginx', 'the sample', async (url) => startNginx(join(work, 'nginx'), nginxSample(url), url)],
  [
    'nginx',
    'below /shop/',
    (url) =>
      startNginx(join(work, 'nginx-shop'), nginxConf({ root: dist, base: '/shop/', listen: portOf(url), policy }), url),
    '/shop/',
  ],
  ['caddy', 'the sample', (url) => startCaddy(join(work, 'caddy'), caddySample(url), url)],
  [
    'caddy',
    'below /shop/',
    (url) =>
      startCaddy(
        join(work, 'caddy-shop'),
        caddyfile({ name: `http://127.0.0.1:${portOf(url)}`, root: dist, base: '/shop/', policy }),
        url,
      ),
    '/shop/',
  ],
  [
    'object store',
    'uploaded by the commands of the guide',
    async () => {
      const store = await startStore();
      await upload(
        commandsOf('Object storage').find((text) => /\baws\b/.test(text)),
        store,
      );
      return store;
    },
  ],
];
const INSTALLED = { nginx: isInstalled('nginx', '-v'), caddy: isInstalled('caddy', 'version'), 'object store': true };

let failed = 0;
let missing = 0;
const browser = await openBrowser();
for (const [host, what, start, base = '/'] of TRIALS) {
  if (!INSTALLED[host]) {
    missing += 1;
    console.log(`not tried: ${host}, ${what}: it is not installed`);
    continue;
  }
  const since = Date.now();
  let server;
  let faults;
  try {
    server = await start(await atPort(base));
    faults = await hostFaults(server.url, { isStore: host === 'object store' });
    faults.push(...(await clientFaults(browser, server.url)));
    if (host !== 'object store') faults.push(...(await configFaults(server.url)));
  } catch (error) {
    faults = [error.message];
  }
  await server?.close();
  if (faults.length > 0) failed += 1;
  console.log(
    `${faults.length > 0 ? 'FAILED' : 'ok    '} ${host}, ${what}  ${((Date.now() - since) / 1000).toFixed(1)} s`,
  );
  for (const fault of faults) console.log(`       ${fault}`);
}
await browser.close();
rmSync(work, { recursive: true, force: true });
if (process.argv.includes('--all') || process.argv.includes('--assets')) await tryAssets();
else console.log('not tried: a separate asset host: it is built for it, with npm run try-hosts -- --assets');
if (failed > 0 || (missing > 0 && process.argv.includes('--all'))) process.exitCode = 1;
