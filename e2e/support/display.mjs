// A display without a screen, for browsers that do less without one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Opens one, in CSS pixels; `name` is for DISPLAY. Throws if Xvfb opens none. */
export async function openDisplay(width, height) {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3], 'data', { signal: AbortSignal.timeout(10_000) }).catch(() => {
    display.kill();
    throw new Error('Xvfb opens no display');
  });
  return { name: `:${String(number).trim()}`, close: () => display.kill() };
}
