// The mouse of a display, by xdotool, in place of that of WebDriver BiDi, with which Firefox begins a drag and never drops it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Milliseconds that the page gets to hear of an action. */
const PATIENCE = 5000;

/** Runs in the page, in a scope of its own: what was heard of the mouse last, as JSON. */
function heard() {
  if (!globalThis.mouse) {
    const mouse = (globalThis.mouse = {});
    // Of the pointer, because a page may suppress the events of the mouse.
    for (const type of ['pointermove', 'pointerdown', 'pointerup', 'dragstart', 'dragover', 'drop', 'dragend'])
      window.addEventListener(
        type,
        (event) => {
          Object.assign(mouse, { type, x: event.clientX, y: event.clientY });
          if (type === 'dragstart') mouse.start = event;
          if (type === 'pointerdown') delete mouse.start;
        },
        true,
      );
  }
  const { start, ...last } = globalThis.mouse;
  return JSON.stringify({ ...last, dragged: start ? !start.defaultPrevented : false });
}

/**
 * Does the actions of a pointer in a page that fills the display, each until the page has heard of it. Throws if it hears
 * nothing.
 *
 * @param {string} display for DISPLAY
 * @param {(method: string, params: object) => Promise<{ result?: { value: string } }>} send a command to Firefox
 */
export function mouseAt(display, send) {
  const env = { ...process.env, DISPLAY: display };
  const xdotool = (...words) => run('xdotool', words.map(String), { env });
  let at = {};
  let pressed = false;

  return async function act(context, { type, button, x, y }) {
    const functionDeclaration = String(heard);
    const target = { context, sandbox: 'mouse' };
    /** Nothing from a page that is just left. */
    const hear = async () => {
      const { result } = await send('script.callFunction', { functionDeclaration, target, awaitPromise: false });
      return result && JSON.parse(result.value);
    };
    const until = async (is) => {
      const end = Date.now() + PATIENCE;
      for (let last = await hear(); last && !(await is(last)); last = await hear())
        if (Date.now() > end) throw new Error(`the page did not hear of ${type}, but of ${JSON.stringify(last)}`);
    };

    await hear();
    if (type === 'pointerMove') {
      const to = [Math.round(x), Math.round(y)];
      if (String(to) === String(at)) return;
      at = to;
      const there = (last) => last.x === to[0] && last.y === to[1];
      await xdotool('mousemove', ...to);
      await until((last) => there(last) || (pressed && last.dragged));
      // The display begins a drag some time after the page, and takes notice of further movement only.
      await until(async (last) => {
        if (!pressed || !last.dragged || (last.type === 'dragover' && there(last))) return true;
        await xdotool('mousemove', to[0] - 1, to[1], 'mousemove', ...to);
        return false;
      });
    } else if (type === 'pointerDown') {
      pressed = true;
      await xdotool('mousedown', button + 1);
      await until((last) => last.type === 'pointerdown');
    } else if (type === 'pointerUp') {
      pressed = false;
      await xdotool('mouseup', button + 1);
      await until((last) => ['pointerup', 'drop', 'dragend'].includes(last.type));
    }
  };
}
