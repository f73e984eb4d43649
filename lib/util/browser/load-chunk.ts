/** Milliseconds until a script that has not loaded counts as lost (specification 8 and 9; docs/decisions.md D80). */
const CHUNK_TIMEOUT = 120_000;
/** Milliseconds before the single retry. */
const TRY_AGAIN_AFTER = 1000;

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

/** Error messages of bundlers and browsers for a missing file. */
const LOST =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|error loading dynamically imported|Importing a module script failed/i;

export const isChunkLost = (error: unknown): boolean => error instanceof ChunkLoadError || LOST.test(String(error));

const lostListeners = new Set<() => void>();

/** Calls back when a file of the client turns out to be lost; returns how to stop that. */
export function onChunkLost(listener: () => void): () => void {
  lostListeners.add(listener);
  return () => void lostListeners.delete(listener);
}

/** To be called where a lost file is noticed other than by {@link loadChunk}. */
export const reportChunkLost = (): void => lostListeners.forEach((listener) => listener());

/** Rejects every pending load. */
const pending = new Set<(error: ChunkLoadError) => void>();

/**
 * A host may answer a lost script with its home page, as a success: the script then ends in a syntax error, and the
 * bundler waits for it forever.
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
 * Loads code that is not in the page yet: within the specification's limit, and once more where it was refused. What
 * fails for good is a {@link ChunkLoadError}; an error of the code itself stays what it is.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await tryTwice(load);
  } catch (error) {
    if (isChunkLost(error)) reportChunkLost();
    throw error;
  }
}

async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await limited(load());
  } catch (error) {
    if (error instanceof ChunkLoadError || !isChunkLost(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER));
  try {
    return await limited(load());
  } catch (error) {
    if (error instanceof ChunkLoadError || !isChunkLost(error)) throw error;
    throw new ChunkLoadError(error instanceof Error ? error.message : String(error), error);
  }
}
