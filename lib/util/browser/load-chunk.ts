import { early } from './early';

/**
 * Milliseconds after which a script that has not loaded counts as failed (specification 8 and 9;
 * docs/decisions/start.md D80).
 */
const CHUNK_TIMEOUT = 120_000;
/** Milliseconds before the single retry. */
const RETRY_DELAY = 1000;

/** A file of the client that failed to load; a style sheet has the code of specification 8. */
export class ChunkLoadError extends Error {
  readonly code?: 'CSS_CHUNK_LOAD_FAILED';

  constructor(reason: string, cause?: unknown) {
    const isStyle = /\.css\b|CSS chunk/i.test(reason);
    super(`${isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'}: ${reason}`, { cause });
    this.name = 'ChunkLoadError';
    if (isStyle) this.code = 'CSS_CHUNK_LOAD_FAILED';
  }
}

/** Messages of bundlers and browsers for a file that failed to load. */
const LOST =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|error loading dynamically imported|Importing a module script failed/i;

export const isChunkLost = (error: unknown): boolean => error instanceof ChunkLoadError || LOST.test(String(error));

const lostListeners = new Set<() => void>();

/** Calls back when a file of the client fails to load; returns how to unsubscribe. */
export function onChunkLost(listener: () => void): () => void {
  lostListeners.add(listener);
  return () => void lostListeners.delete(listener);
}

/** Reports a failed file that was noticed outside of {@link loadChunk}. */
export const reportChunkLost = (): void => lostListeners.forEach((listener) => listener());

/** The reject functions of all pending loads. */
const pending = new Set<(error: ChunkLoadError) => void>();

/**
 * A host may answer a missing script with its home page and status 200: the script then fails with a syntax error, and
 * the bundler never settles its promise.
 */
function onScriptError({ filename, error }: ErrorEvent): void {
  if (!(error instanceof SyntaxError) || !filename.includes('/_next/static/')) return;
  const lost = new ChunkLoadError(`${filename} is no script`, error);
  pending.forEach((end) => end(lost));
}
if (typeof window !== 'undefined') window.addEventListener('error', onScriptError);

function limited<T>(work: Promise<T>): Promise<T> {
  let end: (error: ChunkLoadError) => void = () => {};
  const ended = new Promise<never>((_resolve, reject) => (end = reject));
  const timer = setTimeout(() => end(new ChunkLoadError(`no response after ${CHUNK_TIMEOUT} ms`)), CHUNK_TIMEOUT);
  pending.add(end);
  return Promise.race([work, ended]).finally(() => {
    clearTimeout(timer);
    pending.delete(end);
  });
}

/**
 * Loads code by import(), within the specification's time limit and with one retry. A final failure is a {@link
 * ChunkLoadError}; an error thrown by the code itself is passed on unchanged.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await tryTwice(load);
  } catch (error) {
    if (isChunkLost(error)) reportChunkLost();
    throw error;
  }
}

/** What the head of the page has requested holds several of the bundler's files, which must not be requested again. */
async function afterEarlyFiles<T>(load: () => Promise<T>): Promise<T> {
  await early.files;
  return load();
}

async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await limited(early.files ? afterEarlyFiles(load) : load());
  } catch (error) {
    delete early.files;
    if (error instanceof ChunkLoadError || !isChunkLost(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  try {
    return await limited(load());
  } catch (error) {
    if (error instanceof ChunkLoadError || !isChunkLost(error)) throw error;
    throw new ChunkLoadError(error instanceof Error ? error.message : String(error), error);
  }
}
