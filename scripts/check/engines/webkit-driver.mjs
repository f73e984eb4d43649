// A small client of W3C WebDriver for WebKitGTK, which Playwright does not drive: WebKitWebDriver and its MiniBrowser, on a
// display of their own.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { installPrograms } from '../../../e2e/support/browser.mjs';
import { openDisplay } from '../../../e2e/support/display.mjs';

const PACKAGES = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
/** CSS pixels of the window. */
const [WIDTH, HEIGHT] = [1440, 900];
/** WebDriver's name of an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Installs the driver and a display where they are missing. Throws with what cannot be had. */
function requireWebKit() {
  const missing = installPrograms(PACKAGES);
  if (missing.length > 0)
    throw new Error(`no ${missing.join(' and ')} (Debian: ${Object.values(PACKAGES).join(', ')})`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Until `look` returns something, whatever it throws meanwhile. */
export async function until(look, what, seconds = 30) {
  const end = Date.now() + seconds * 1000;
  let last;
  while (Date.now() < end) {
    try {
      last = await look();
      if (last) return last;
    } catch (error) {
      last = error.message;
    }
    await pause(100);
  }
  throw new Error(`not seen: ${what}${last ? ` (${last})` : ''}`);
}

/** A window of WebKitGTK; `close` ends it, its driver and its display. Throws with what cannot be had. */
export async function openWebKit() {
  requireWebKit();
  const display = await openDisplay(WIDTH, HEIGHT);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    display.close();
  };
  process.once('exit', stop);

  async function call(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  try {
    await until(() => call('GET', '/status'), 'the driver');
    const { sessionId, capabilities } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } },
      },
    });
    const session = `/session/${sessionId}`;
    /** Runs a function in the page; a promise is waited for. */
    const run = (code, ...args) =>
      call('POST', `${session}/execute/async`, {
        script: `const [...all] = arguments; const done = all.pop();
          Promise.resolve((${code}).apply(null, all)).then(done, (error) => done(undefined));`,
        args: args.filter((one) => one !== undefined),
      });
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      run,
      goto: (url) => call('POST', `${session}/url`, { url }),
      reload: () => call('POST', `${session}/refresh`, {}),
      click: (element) => call('POST', `${session}/element/${element[ELEMENT]}/click`, {}),
      type: (element, text) => call('POST', `${session}/element/${element[ELEMENT]}/value`, { text }),
      async close() {
        await call('DELETE', session).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
