import { getResponse, type RequestHandler } from 'msw';
import type { Fetch } from '@/lib/api/request/transport';
import { withForm } from './body';

/** A fault that a journey injects in place of the platform's response. */
export interface PlayedFault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** The connection fails before the request arrives. */
  broken?: boolean;
  /** The request is carried out, but its response is lost, or replaced if there is a `body`. */
  lost?: boolean;
  /** The response begins and never ends. */
  stalled?: boolean;
  /** Milliseconds before the response. */
  delay?: number;
  /** The platform's own response with this in its status field; `null`: without the field. */
  code?: string | number | null;
  /** The platform's own response with this before it. */
  prefix?: string;
  /** The platform's own response, of which half arrives before the connection breaks. */
  cut?: boolean;
}

/** Whether a fault changes the platform's own response instead of taking its place. */
export const keepsAnswer = ({ code, prefix, cut, delay, ...own }: PlayedFault): boolean =>
  (code !== undefined || prefix !== undefined || cut === true || delay !== undefined) && Object.keys(own).length === 0;

/** The text of the platform's response as the fault leaves it. */
export function changedText(text: string, { code, prefix = '' }: PlayedFault, statusName: string): string {
  if (code === undefined) return prefix + text;
  const { [statusName]: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return prefix + JSON.stringify(code === null ? rest : { [statusName]: code, ...rest });
}

interface MockFetchOptions {
  /** Milliseconds before the platform handles a request. */
  latency?: () => number;
  /** Returns a fault to respond with; it gets the request as a journey over HTTP sees it. */
  fault?: (path: string, body: string) => PlayedFault | undefined | Promise<PlayedFault | undefined>;
  /** Awaited before a response is returned, so that its changes have been persisted. */
  settled?: (request: Request) => Promise<void>;
  /** The platform's clock, for the `Date` header of each response. */
  now?: () => number;
  /** Awaited before the request is handled. */
  ready?: () => Promise<void>;
  /** The field of an answer that holds its status. */
  statusName?: string;
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

/** The response of a fault; undefined if there is none. */
function faultAnswer({ body, status, headers, stalled }: PlayedFault): Response | undefined {
  const begin = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode('{'));
  if (stalled) return new Response(new ReadableStream({ start: begin }), { status, headers });
  return body === undefined ? undefined : new Response(body, { status, headers });
}

/** The platform's own response as a fault leaves it. */
async function changedAnswer(response: Response, fault: PlayedFault, statusName: string): Promise<Response> {
  const text = changedText(await response.text(), fault, statusName);
  const { status, headers } = response;
  if (!fault.cut) return new Response(text, { status, headers });
  const half = new TextEncoder().encode(text.slice(0, text.length / 2));
  let isSent = false;
  const pull = (stream: ReadableStreamDefaultController) => {
    if (isSent) stream.error(new TypeError('network error'));
    else stream.enqueue(half);
    isSent = true;
  };
  return new Response(new ReadableStream({ pull }), { status, headers });
}

/**
 * A `fetch` that is handled by msw handlers, without a service worker. Beyond msw's `getResponse` it can be aborted, a
 * handler that throws gives a response with code 500, and `HttpResponse.error()` is a network error as with the real
 * one.
 */
export function createMockFetch(
  handlers: RequestHandler[],
  { latency, fault, ready, settled, now, statusName = 'code' }: MockFetchOptions = {},
): Fetch {
  const answer = async (request: Request, form: FormData | undefined): Promise<Response> => {
    const played = fault && (await fault(new URL(request.url).pathname, await request.clone().text()));
    if (played?.delay) await wait(played.delay, request.signal);
    if (played?.broken) return Response.error();
    if (played && !played.lost && !keepsAnswer(played)) return faultAnswer({ body: '', ...played }) ?? Response.error();
    request.signal.throwIfAborted();
    const delay = latency?.() ?? 0;
    if (delay > 0) await wait(delay, request.signal);
    // A request that was aborted during the latency never reaches the platform.
    request.signal.throwIfAborted();
    await ready?.();
    const response = await getResponse(handlers, form ? withForm(request, form) : request.clone());
    await settled?.(request);
    if (response && played && keepsAnswer(played)) return changedAnswer(response, played, statusName);
    return (played?.lost ? faultAnswer(played) : response) ?? Response.error();
  };
  return async (input, init, form) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    let response: Response;
    try {
      response = await Promise.race([answer(request, form), aborted]);
    } catch (error) {
      if (signal.aborted) throw error;
      console.error(error);
      return Response.json({ code: 500, msg: String(error), data: null }, { status: 500 });
    }
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    // HTTP servers send the header; here it has the platform's clock.
    if (now) response.headers.set('Date', new Date(now()).toUTCString());
    return response;
  };
}
