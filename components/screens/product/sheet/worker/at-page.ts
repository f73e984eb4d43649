/** The folder of the bundler's files within the client. */
const FILES = './_next/';

const fromPage = (text: string, page: string) => (text.startsWith(FILES) ? new URL(text, page).pathname : text);

/**
 * The bundler looks for a worker and its chunks at the root of the host, the client may be in a folder of it: its
 * relative paths become paths of the page.
 */
export function placedAt(address: URL, page: string): URL {
  const root = new URL(FILES, address.origin).pathname;
  const placed = address.pathname.startsWith(root)
    ? new URL(FILES + address.pathname.slice(root.length), page)
    : new URL(address);
  const [, params] = /^#params=(.*)$/.exec(address.hash) ?? [];
  if (params === undefined) return placed;
  const config = JSON.parse(decodeURIComponent(params), (_, value: unknown) =>
    typeof value === 'string' ? fromPage(value, page) : value,
  ) as unknown;
  placed.hash = `#params=${encodeURIComponent(JSON.stringify(config))}`;
  return placed;
}

/**
 * What the bundler's file for workers does, which refuses the files of another host: it hands the settings over, then runs
 * the files, the first of the list last.
 */
function runWorker([files, suffix, base, deployment, clientSuffix]: [string[], ...string[]]): void {
  const [first, ...others] = files;
  Object.assign(self, {
    TURBOPACK_NEXT_CHUNK_URLS: [...others].reverse(),
    TURBOPACK_ASSET_SUFFIX: suffix ?? '',
    TURBOPACK_CHUNK_BASE_PATH: base ?? '',
    NEXT_DEPLOYMENT_ID: deployment ?? '',
    NEXT_CLIENT_ASSET_SUFFIX: clientSuffix ?? '',
  });
  const { importScripts } = self as unknown as { importScripts: (...files: (string | undefined)[]) => void };
  importScripts(...others, first);
}

/**
 * A worker has to be of the page's own origin. Where the files are on another host, its script is a text of this page
 * that loads them from there.
 */
export function startOf(address: URL, page: string): string {
  const placed = placedAt(address, page);
  const [, params] = /^#params=(.*)$/.exec(placed.hash) ?? [];
  if (placed.origin === new URL(page).origin || params === undefined) return placed.href;
  const script = `(${String(runWorker)})(${decodeURIComponent(params)})`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/** Runs `make`, whose workers are started from where the page is. The bundler offers no other way. */
export function atPage(make: () => Worker): Worker {
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(startOf(new URL(address, document.baseURI), document.baseURI), options);
    }
  };
  try {
    return make();
  } finally {
    globalThis.Worker = Original;
  }
}
