import { getResponse, type RequestHandler } from 'msw';

/** The fault that a journey answers with instead of the platform. */
export interface PlayedFault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** The connection breaks before the call arrives. */
  broken?: boolean;
  /** The call arrives and is carried out; its answer never comes back, or with a `body` is another one. */
  lost?: boolean;
  /** The answer begins and never ends. */
  stalled?: boolean;
}

interface MockFetchOptions {
  /** Milliseconds before the platform looks at a call. */
  latency?: () => number;
  /** A fault to answer with instead of the platform; it gets the request as a journey over HTTP sees it. */
  fault?: (path: string, body: string) => PlayedFault | undefined | Promise<PlayedFault | undefined>;
  /** Waited for before an answer is given, so that what was answered has been written down. */
  settled?: (request: Request) => Promise<void>;
  /** The clock of the platform, for the `Date` of each answer. */
  now?: () => number;
  /** What the call waits for before it is answered. */
  ready?: () => Promise<void>;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/** What a fault answers; undefined: nothing. */
function faultAnswer({ body, status, headers, stalled }: PlayedFault): Response | undefined {
  const begin = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode('{'));
  if (stalled) return new Response(new ReadableStream({ start: begin }), { status, headers });
  return body === undefined ? undefined : new Response(body, { status, headers });
}

/**
 * A `fetch` that handlers answer, without a service worker. Beyond msw's `getResponse`: it can be aborted, a handler
 * that throws is an answer with code 500, and `HttpResponse.error()` is a network error as with the real one.
 */
export function createMockFetch(
  handlers: RequestHandler[],
  { latency, fault, ready, settled, now }: MockFetchOptions = {},
): typeof fetch {
  const answer = async (request: Request): Promise<Response> => {
    const played = fault && (await fault(new URL(request.url).pathname, await request.clone().text()));
    if (played?.broken) return Response.error();
    if (played && !played.lost) return faultAnswer({ body: '', ...played }) ?? Response.error();
    request.signal.throwIfAborted();
    const delay = latency?.() ?? 0;
    if (delay > 0) await wait(delay, request.signal);
    // A call that was given up while it was on its way never reached the platform.
    request.signal.throwIfAborted();
    await ready?.();
    const response = await getResponse(handlers, request.clone());
    await settled?.(request);
    return (played?.lost ? faultAnswer(played) : response) ?? Response.error();
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    let response: Response;
    try {
      response = await Promise.race([answer(request), aborted]);
    } catch (error) {
      if (signal.aborted) throw error;
      console.error(error);
      return Response.json({ code: 500, msg: String(error), data: null }, { status: 500 });
    }
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    // As over HTTP, by the platform's clock.
    if (now) response.headers.set('Date', new Date(now()).toUTCString());
    return response;
  };
}
