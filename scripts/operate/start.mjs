// npm start: from a fresh clone to the client on http://127.0.0.1:10115 (or PORT). Node's own modules only, until
// packages are installed.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../build/files.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { ensureInstalled } from '../build/install.mjs';

const wanted = process.env.PORT || '10115';
const port = Number(wanted);

function refuse(message) {
  console.error(message);
  process.exit(1);
}

const taken = (error) =>
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=10116 npm start`
      : `Port ${port} cannot be used: ${error.message}`,
  );

/** Checks the port before anything slow is done. */
const probe = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port }, () => server.close(resolve));
  });

if (!/^\d+$/.test(wanted) || port < 1 || port > 65_535)
  refuse(`PORT must be a whole number from 1 to 65535, not "${wanted}".`);
await probe().catch(taken);
ensureInstalled();
ensureBuilt();
const { serveDist } = await import('./server.mjs');
const { url } = await serveDist({ dir: join(root, 'dist'), port }).catch(taken);
console.log(`The supplier client is ready: ${url}`);

// When npm is killed its child would go on and occupy the port.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(), 1000);
}
