import { openPlatform, type Envelope } from '@/lib/demo/test-client';
import { isRecord } from '@/lib/util/guards';
import { walk } from './walk';

/** Bodies and answers by path, and refusals by code. */
export interface Examples {
  bodies: ReadonlyMap<string, unknown>;
  answers: ReadonlyMap<string, unknown>;
  refusals: ReadonlyMap<number, unknown>;
}

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
  const { send } = await openPlatform({ products: PRODUCTS });
  const bodies = new Map<string, unknown>();
  const answers = new Map<string, unknown>();
  const refusals = new Map<number, unknown>();
  const english = { 'Accept-Language': 'en-US' };

  function note(path: string, envelope: Envelope<unknown>, isRead: boolean, body?: object) {
    if (envelope.code !== 200) {
      if (!refusals.has(envelope.code)) refusals.set(envelope.code, short(envelope));
    } else if (!isRead || !answers.has(path)) {
      answers.set(path, short(envelope));
      if (body) bodies.set(path, short(body));
    }
  }

  await walk({
    async get<T>(path: string, query: Record<string, string | string[]> = {}) {
      const envelope = await send<T>('GET', path, { query, headers: english });
      note(path, envelope, true);
      return envelope.data;
    },
    async post<T>(path: string, body: object = {}) {
      const headers = { ...english, 'Content-Type': 'application/json' };
      const envelope = await send<T>('POST', path, { body: JSON.stringify(body), headers });
      note(path, envelope, false, body);
      return envelope.data;
    },
    async upload<T>(name: string) {
      const path = '/supplier/file/upload';
      const body = new FormData();
      body.append('file', new File(['<svg/>'], name, { type: 'image/svg+xml' }));
      body.append('kind', 'image');
      const envelope = await send<T>('POST', path, { body, headers: english });
      note(path, envelope, false);
      return envelope.data;
    },
  });
  return { bodies, answers, refusals };
}
