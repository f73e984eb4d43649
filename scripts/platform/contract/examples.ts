import { getResponse } from 'msw';
import { createPlatform } from '@/lib/demo/domains';
import { DEMO_ACCOUNT } from '@/lib/demo/domains/account/demo-account';
import { createHandlers } from '@/lib/demo/platform/handlers';
import { isRecord } from '@/lib/util/guards';
import { walk } from './walk';

/** Bodies and answers by path, and refusals by code. */
export interface Examples {
  bodies: ReadonlyMap<string, unknown>;
  answers: ReadonlyMap<string, unknown>;
  refusals: ReadonlyMap<number, unknown>;
}

/** A fixed moment, so that the same sources give the same examples. */
const NOON = Date.UTC(2026, 2, 10, 4);
const PRODUCTS = 60;

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const SAME = '7c1e0f52-5d0b-4f0e-9a52-3b6f1f0c2a10';

/** The beginning of a picture that is drawn in its address is enough. */
const PICTURE = /^(data:image\/[\w+]+).*/s;

/** One row shows what a list is. What is random elsewhere is the same in each document. */
function short(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UUID, SAME).replace(PICTURE, '$1,…');
  if (Array.isArray(value)) return (isRecord(value[0]) ? value.slice(0, 1) : value).map(short);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, name === 'access_token' ? SAME : short(inside)]),
  );
}

/** What the demo platform is sent and answers, from its seed: of reads the first, of writes the last. */
export async function examplesOf(): Promise<Examples> {
  const handlers = createHandlers(createPlatform({ seed: 1, products: PRODUCTS, now: () => NOON }));
  const bodies = new Map<string, unknown>();
  const answers = new Map<string, unknown>();
  const refusals = new Map<number, unknown>();
  let token = '';

  async function send<T>(method: 'GET' | 'POST', url: URL, body?: object): Promise<T> {
    const isFile = body instanceof FormData;
    const request = new Request(url, {
      method,
      body: isFile ? body : body && JSON.stringify(body),
      headers: {
        Authorization: `Bearer ${token}`,
        'Accept-Language': 'en-US',
        ...(body && !isFile && { 'Content-Type': 'application/json' }),
      },
    });
    const envelope = (await (await getResponse(handlers, request))!.json()) as { code: number; data: T };
    const path = url.pathname;
    if (envelope.code !== 200) {
      if (!refusals.has(envelope.code)) refusals.set(envelope.code, short(envelope));
    } else if (method === 'POST' || !answers.has(path)) {
      answers.set(path, short(envelope));
      if (body && !isFile) bodies.set(path, short(body));
    }
    return envelope.data;
  }

  const at = (path: string) => new URL(path, 'https://platform.test');
  const post = <T>(path: string, body: object = {}) => send<T>('POST', at(path), body);
  ({ access_token: token } = await post<{ access_token: string }>('/supplier/auth/Login', DEMO_ACCOUNT));
  await walk({
    post,
    get(path, query = {}) {
      const url = at(path);
      for (const [name, value] of Object.entries(query))
        for (const one of [value].flat()) url.searchParams.append(name, one);
      return send('GET', url);
    },
    upload(name) {
      const body = new FormData();
      body.append('file', new File(['<svg/>'], name, { type: 'image/svg+xml' }));
      body.append('kind', 'image');
      return send('POST', at('/supplier/file/upload'), body);
    },
  });
  return { bodies, answers, refusals };
}
