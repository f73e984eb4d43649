import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { DOMAINS, createPlatform } from '../../lib/demo/domains';
import type { DomainCode } from '../../lib/demo/platform/platform';
import { createHandlers } from '../../lib/demo/platform/handlers';
import { changedText, keepsAnswer, type PlayedFault } from '../../lib/demo/platform/mock-fetch';
import { corsHeaders } from './cors';
import { FAULT_HEADER, faultNamed } from './faults';

// Playwright transpiles required modules, but not those of an `import()`: so all domains are loaded at the start.
const requireSource = createRequire(__filename);
for (const [name, domain] of Object.entries(DOMAINS))
  domain.code = requireSource(`../../lib/demo/domains/${name}/handlers`) as DomainCode;

interface SeededData {
  seed?: number;
  /** How many products; load tests need more. */
  products?: number;
  /** The features that it names (contract 5); all by default. */
  features?: readonly string[];
}
interface ServerOptions extends SeededData {
  /** A free one by default. */
  port?: number;
  now?: () => number;
  /** Milliseconds before each response. */
  latency?: number;
  /** The only allowed origin; any by default. */
  origin?: string;
  /** Tokens that are valid from the start, with their accounts. */
  sessions?: Record<string, string>;
  /**
   * A fault instead of a response, as in the page (lib/demo/platform/mock-fetch.ts). A fault that the request names in
   * its header comes first.
   */
  fault?: (path: string, body: string) => PlayedFault | undefined;
}

/** A browser retries a request by itself when an idle connection was only closed, but not after a reset like this. */
const breakConnection = ({ socket }: IncomingMessage) =>
  void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n');

/** Half of the body, then the network fails; the header promised all of it. */
function cutAnswer(response: ServerResponse, headers: Record<string, string>, body: Buffer) {
  response.writeHead(200, headers);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

export interface PlatformServer {
  url: string;
  /** Restores the seeded data, of another seed or number of products where given; sessions stay valid. */
  reset(data?: SeededData): Promise<void>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
}

async function toRequest(message: IncomingMessage, base: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) if (value) headers.set(name, String(value));
  const body = message.method === 'GET' ? undefined : await bodyOf(message);
  return new Request(new URL(message.url ?? '/', base), {
    method: message.method,
    headers,
    body: body && new Uint8Array(body),
  });
}

/** The demo's handlers over real HTTP with CORS, in memory, for `npm run platform` and for journeys. */
export async function startPlatform(options: ServerOptions = {}): Promise<PlatformServer> {
  const data = { seed: options.seed, now: options.now, products: options.products, features: options.features };
  const platform = createPlatform(data);
  platform.admit(options.sessions);
  const handlers = createHandlers(platform);
  let url = '';

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = corsHeaders(message, options.origin);
    // The time of the simulated platform, not of the machine.
    response.setHeader('Date', new Date(platform.now()).toUTCString());
    if (message.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const request = await toRequest(message, url);
    const played =
      faultNamed(request.headers.get(FAULT_HEADER) ?? undefined) ??
      options.fault?.(new URL(request.url).pathname, await request.clone().text());
    const answerFault = ({ status = 200, headers, body, stalled }: PlayedFault) => {
      response.writeHead(status, { ...headers, ...cors });
      if (stalled) response.write('{');
      else response.end(body);
    };
    if (played?.delay) await new Promise((resolve) => setTimeout(resolve, played.delay).unref());
    if (played?.broken) return breakConnection(message);
    const isChanged = played !== undefined && keepsAnswer(played);
    if (played && !played.lost && !isChanged) return answerFault(played);
    if (options.latency) await new Promise((resolve) => setTimeout(resolve, options.latency));
    const result = await getResponse(handlers, request);
    if (played?.lost && !played.stalled && played.body === undefined) return breakConnection(message);
    if (played?.lost) return answerFault(played);
    const own = Buffer.from(result ? await result.arrayBuffer() : new ArrayBuffer(0));
    const body =
      isChanged && result ? Buffer.from(changedText(own.toString(), played, platform.names.statusName)) : own;
    const headers: Record<string, string> = { ...Object.fromEntries(result?.headers ?? []), ...cors };
    // The length of the own answer, which is no longer that of a changed one.
    if (isChanged) delete headers['content-length'];
    if (isChanged && played.cut)
      return cutAnswer(response, { ...headers, 'Content-Length': String(body.length) }, body);
    response.writeHead(result?.status ?? 404, headers).end(body);
  }

  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, corsHeaders(message, options.origin));
      response.end(JSON.stringify({ code: 500, msg: String(error), data: null }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    async reset({ seed = options.seed, products = options.products, features = options.features } = {}) {
      Object.assign(data, { seed, products, features });
      platform.reset();
      platform.admit(options.sessions);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
