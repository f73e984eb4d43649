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

/** Runs `make`, whose workers are started from where the page is. The bundler offers no other way. */
export function atPage(make: () => Worker): Worker {
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(placedAt(new URL(address, document.baseURI), document.baseURI), options);
    }
  };
  try {
    return make();
  } finally {
    globalThis.Worker = Original;
  }
}
