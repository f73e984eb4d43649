/** Milliseconds until a script that does not come counts as lost (specification 8 and 9). */
const CHUNK_TIMEOUT = 120_000;
/** Milliseconds before the one further try. */
const TRY_AGAIN_AFTER = 1000;

/** A file of the client that did not arrive; a style sheet has the code of specification 8. */
export class ChunkLoadError extends Error {
  readonly code?: 'CSS_CHUNK_LOAD_FAILED';

  constructor(reason: string, cause?: unknown) {
    const isStyle = /\.css\b|CSS chunk/i.test(reason);
    super(`${isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'}: ${reason}`, { cause });
    this.name = 'ChunkLoadError';
    if (isStyle) this.code = 'CSS_CHUNK_LOAD_FAILED';
  }
}

/** How bundlers and browsers say that a file is gone. */
const LOST =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|error loading dynamically imported|Importing a module script failed/i;

export const isChunkLost = (error: unknown): boolean => error instanceof ChunkLoadError || LOST.test(String(error));

function limited<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`no answer after ${CHUNK_TIMEOUT} ms`)), CHUNK_TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads code that is not in the page yet: within the specification's limit, and once more where it was refused. What
 * fails for good is a {@link ChunkLoadError}; an error of the code itself stays what it is.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
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
