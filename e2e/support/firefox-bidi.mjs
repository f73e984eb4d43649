#!/usr/bin/env node
// Starts the Firefox at FIREFOX_PATH for Playwright, behind a server of its own: that responds to the commands of WebDriver
// BiDi that Playwright cannot do without and this Firefox does not know. All else goes through. Unless it is headless, Firefox fills
// a display of its own, and the mouse is the display's.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { openDisplay } from './display.mjs';
import { mouseAt } from './firefox-mouse.mjs';

const UNKNOWN = ['emulation.setMediaFeaturesOverride'];
/** What a navigation has come to. */
const SETTLED = /^browsingContext\.(fragmentNavigated|navigation(Committed|Failed|Aborted))$/;
const DOWNLOAD = /^browsingContext\.download/;
/** Playwright waits for this line. */
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;
/** CSS pixels of a display, as wide as the pages of the journeys. */
const [WIDTH, HEIGHT] = ['1440', '900'];
const MESSAGE = { perMessageDeflate: false, maxPayload: 2 ** 28 };

/** Connects a client of Playwright with Firefox; what it sends before Firefox is there waits. */
function connect(client, address) {
  const firefox = new WebSocket(address, MESSAGE);
  const there = new Promise((resolve) => firefox.once('open', resolve));
  const succeed = (id) => client.send(JSON.stringify({ type: 'success', id, result: {} }));
  /** Commands of its own, by ids that Playwright does not come to. */
  const own = new Map();
  let next = 2 ** 40;
  const send = (method, params) =>
    new Promise((resolve) => {
      own.set((next += 1), resolve);
      firefox.send(JSON.stringify({ id: next, method, params }));
    });
  let turn = Promise.resolve();
  const act = display && mouseAt(display.name, send);
  client.on('message', async (data) => {
    const { id, method, params } = JSON.parse(String(data));
    if (UNKNOWN.includes(method)) return succeed(id);
    if (act && method === 'input.performActions' && params.actions[0].type === 'pointer') {
      // A click comes as three commands at once.
      const mine = turn.then(async () => {
        for (const action of params.actions[0].actions) await act(params.context, action);
      });
      turn = mine.catch(() => undefined);
      return mine.then(
        () => succeed(id),
        ({ message }) => client.send(JSON.stringify({ type: 'error', id, error: 'timeout', message })),
      );
    }
    await there;
    firefox.send(String(data));
  });
  // Playwright takes a navigation whose response comes before its event for one to another document, and waits for that.
  const settled = new Set();
  const held = new Map();
  firefox.on('message', (data) => {
    const message = JSON.parse(String(data));
    const { id, method, params, result } = message;
    if (own.has(id)) {
      own.get(id)(result ?? {});
      return void own.delete(id);
    }
    if (DOWNLOAD.test(method)) {
      // Playwright leaves out a download without an id. A link with `download` begins no navigation, which Firefox takes for it.
      params.download = params.navigation ?? params.url;
      return client.send(JSON.stringify(message));
    }
    if (result?.navigation && !settled.has(result.navigation))
      return void held.set(result.navigation, () => client.send(String(data)));
    client.send(String(data));
    if (!SETTLED.test(method) || !params.navigation) return;
    settled.add(params.navigation);
    held.get(params.navigation)?.();
    held.delete(params.navigation);
  });
  firefox.on('close', () => client.close());
  firefox.on('error', () => client.close());
  client.on('close', () => firefox.close());
}

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...MESSAGE }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (client, { url }) => connect(client, address + url));
}

const args = process.argv.slice(2);
const display = args.includes('--headless') ? undefined : await openDisplay(WIDTH, HEIGHT);
if (display) args.push('--kiosk', '--width', WIDTH, '--height', HEIGHT);
// For firefox-window.ts.
args.push('--remote-allow-system-access');
const firefox = spawn(process.env.FIREFOX_PATH, args, {
  env: { ...process.env, ...(display && { DISPLAY: display.name }) },
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address) listen(address);
  else console.error(line);
});
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => {
  display?.close();
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
