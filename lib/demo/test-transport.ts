import { getResponse } from 'msw';
import { setTransport, type Fetch } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { createHandlers } from './platform/handlers';
import { openPlatform } from './test-client';

interface Sent {
  /** The end of the path, such as `product/getList`. */
  call: string;
  query: URLSearchParams;
  body: string;
}

/**
 * Connects the requests of a screen to the demo platform, logged in; returns the requests that were sent. For tests.
 */
export async function withDemo(options: Parameters<typeof openPlatform>[0] = {}) {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  const client = await openPlatform({ products: 60, ...options });
  const handlers = createHandlers(client.platform);
  const sent: Sent[] = [];
  const transport: Fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Authorization', `Bearer ${client.token()}`);
    const { pathname, searchParams } = new URL(request.url);
    sent.push({ call: pathname.replace(/^\/supplier\//, ''), query: searchParams, body: await request.clone().text() });
    return (await getResponse(handlers, request)) ?? new Response('', { status: 404 });
  };
  setTransport(transport);
  return { ...client, sent, transport, calls: (call: string) => sent.filter((one) => one.call === call) };
}
