/** @jest-environment ./scripts/check/jest-env.ts */
import { ChunkLoadError, isChunkLost, loadChunk, onChunkLost } from './load-chunk';

const lost = () =>
  Object.assign(new Error('Failed to load chunk ./_next/static/chunks/a.js from module 1'), { name: 'ChunkLoadError' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks a second time for a file that was refused', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue('code');
  const loading = loadChunk(load);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up after the second time', async () => {
  const load = jest.fn().mockImplementation(() => Promise.reject(lost()));
  const failing = expect(loadChunk(load)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'ChunkLoadError: Failed to load chunk ./_next/static/chunks/a.js from module 1',
  });
  await jest.advanceTimersByTimeAsync(5000);
  await failing;
  expect(load).toHaveBeenCalledTimes(2);
});

it('names a lost style sheet by its own code', async () => {
  const load = () => Promise.reject(new Error('Failed to load chunk ./_next/static/chunks/a.css from module 1'));
  const failing = expect(loadChunk(load)).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    message: expect.stringMatching(/^CSS_CHUNK_LOAD_FAILED: /) as string,
  });
  await jest.advanceTimersByTimeAsync(5000);
  await failing;
});

it('waits 120000 ms for a file, and no longer', async () => {
  const load = jest.fn(() => new Promise<never>(() => {}));
  const settled = jest.fn();
  const failing = loadChunk(load).catch((error: unknown) => settled(error));
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await failing;
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves an error of the code itself alone', async () => {
  const own = new TypeError('x is not a function');
  const load = jest.fn().mockRejectedValue(own);
  await expect(loadChunk(load)).rejects.toBe(own);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  'ChunkLoadError: x',
  'Error: Loading chunk 7 failed.',
  'Error: Failed to load chunk /_next/static/chunks/a.js from module 7',
  'Error: Loading CSS chunk 7 failed.',
  'TypeError: error loading dynamically imported module: https://a/b.js',
  'TypeError: Importing a module script failed.',
])('knows %j', (text) => {
  expect(isChunkLost(text)).toBe(true);
  expect(isChunkLost(new Error('Cannot read properties of undefined'))).toBe(false);
});

describe('a lost file that is answered as a page', () => {
  const breakScript = (filename: string, error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error }));
  const silent = () => new Promise<never>(() => {});

  it('is known as soon as its script ends in a syntax error', async () => {
    const failing = expect(loadChunk(silent)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'ChunkLoadError: https://host/_next/static/chunks/a.js is no script',
    });
    breakScript('https://host/_next/static/chunks/a.js', new SyntaxError("Unexpected token '<'"));
    await failing;
  });

  it('is not seen in other errors', async () => {
    const settled = jest.fn();
    loadChunk(silent).then(settled, settled);
    breakScript('https://host/_next/static/chunks/a.js', new TypeError('x is not a function'));
    breakScript('https://elsewhere/extension.js', new SyntaxError('odd'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(settled).not.toHaveBeenCalled();
  });
});

it('reports a file that is lost for good, once', async () => {
  const heard = jest.fn();
  const stop = onChunkLost(heard);
  const failing = expect(loadChunk(() => Promise.reject(lost()))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(5000);
  await failing;
  await expect(loadChunk(() => Promise.reject(new TypeError('own')))).rejects.toThrow('own');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
