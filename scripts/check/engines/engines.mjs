// npm run engines: the chosen journeys in Debian's Firefox (e2e/engines.mjs), and a walk through all pages in WebKitGTK. What
// cannot be had is skipped by name. The last line says what became of each.
import { lackedByDisplay, resolveFirefox } from '../../../e2e/support/firefox.mjs';
import { ensureBuilt } from '../../build/build.mjs';
import { openWebKit } from './webkit-driver.mjs';
import { smokeInWebKit } from './webkit-smoke.mjs';
import { npm } from '../../build/install.mjs';

function findFirefox() {
  const found = resolveFirefox();
  const lacked = lackedByDisplay();
  return lacked.length === 0
    ? found
    : { ...found, version: `${found.version} (no drags without ${lacked.join(' and ')})` };
}

function inFirefox({ executablePath }) {
  const env = { ...process.env, JOURNEYS: 'engines', FIREFOX_PATH: executablePath };
  return npm(['run', '--silent', 'e2e'], { env }) === 0;
}

async function inWebKit(page) {
  try {
    await smokeInWebKit(page);
    return true;
  } catch (error) {
    console.error(`WebKitGTK: ${error.message}`);
    return false;
  }
}

/** A sentence for an engine, and whether it is right. */
async function run(name, resolve, check) {
  let engine;
  try {
    engine = await resolve();
  } catch (error) {
    return { sound: true, said: `${name}: skipped, ${error.message}` };
  }
  const sound = await check(engine);
  return { sound, said: `${engine.version}: ${sound ? 'passed' : 'FAILED'}` };
}

ensureBuilt();
const engines = [await run('Firefox', findFirefox, inFirefox), await run('WebKitGTK', openWebKit, inWebKit)];
process.exitCode = engines.every(({ sound }) => sound) ? 0 : 1;
console.log(`Engines: ${engines.map(({ said }) => said).join('; ')}`);
