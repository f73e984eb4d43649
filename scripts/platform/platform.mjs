// npm run platform -- --port 10116 --seed 7: the demo platform as a server, in memory, for those who have no platform yet.
import { parseArgs } from 'node:util';
import { loadSource } from '../build/load-source.mjs';

const OPTIONS = { port: '10116', seed: '2580', latency: '0', products: '520' };

function refuse(message) {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    const options = Object.fromEntries(
      Object.entries(OPTIONS).map(([name, standard]) => [name, { type: 'string', default: standard }]),
    );
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(
      `${error.message}\nKnown: ${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join(', ')}`,
    );
  }
}

const values = Object.fromEntries(
  Object.entries(readArguments()).map(([name, text]) =>
    /^\d+$/.test(text) ? [name, Number(text)] : refuse(`--${name} must be a whole number, not "${text}".`),
  ),
);
if (values.port < 1 || values.port > 65_535) refuse(`--port must be from 1 to 65535, not ${values.port}.`);

const { startPlatform } = loadSource('scripts/platform/server.ts');
const { FAULT_HEADER, FAULTS } = loadSource('scripts/platform/faults.ts');
const { DEMO_ACCOUNT, DEMO_SALES_ACCOUNT } = loadSource('lib/demo/domains/account/demo-account.ts');

const { url, close } = await startPlatform(values).catch((error) =>
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken. Stop what uses it, or choose another: npm run platform -- --port ${values.port + 1}`
      : `Port ${values.port} cannot be used: ${error.message}`,
  ),
);
const account = ({ username, password }) => `${username} / ${password}`;
console.log(`The demo platform is ready: ${url}
Accounts      ${account(DEMO_ACCOUNT)}, ${account(DEMO_SALES_ACCOUNT)}
Data          ${values.products} products from seed ${values.seed}, in memory: a restart puts everything back
In the client config.json: { "demo": false, "baseURL": "${url}" }
Faults        header ${FAULT_HEADER}: ${Object.keys(FAULTS).join(', ')}
Stop          Ctrl+C`);

const stop = () => void close().then(() => process.exit());
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
