/** @jest-environment ./scripts/check/jest-env.ts */
import * as v from '@/lib/schema/schema';
import { startSession } from '@/lib/auth/session';
import { CALLS } from '@/lib/config/calls';
import { parseConfig, setConfig } from '@/lib/config/config';
import { shopCategoryApi } from '../shop-category';
import { entityApi } from '../entity';
import { uploadFile } from '../file';
import { inquiryApi } from '../inquiry';
import { materialApi } from '../material';
import { clearNotices } from '../notice';
import { modifyPassword } from '../password';
import { productApi } from '../product';
import { questionApi } from '../question';
import { send } from './request';
import { reviewApi } from '../review';
import { register, sendCode } from '../session';
import { shopDetailApi } from '../shop-detail';
import { shopInfoApi } from '../shop-info';
import { setTransport } from './transport';

/** Reads, and the calls that begin and end a session: they change no data of a supplier. */
const isRead = (call: string) => /\/(get[A-Z]\w*|search|publicKey|logout|Login|callback)$/.test(call);

type Press = () => Promise<unknown>;
interface Change {
  mutationFn?: unknown;
}
const pressed = (options: Change, variables: unknown): Press => {
  const write = options.mutationFn as (variables: unknown) => Promise<unknown>;
  return () => write(variables);
};

const ids = ['1'];
/** The writes that all entities have: they share their code, so a new entity needs no row below. */
function sharedWrite(call: string): Press | undefined {
  const [, , entity = '', action] = call.split('/');
  const api = entityApi(entity, v.looseObject({ id: v.string() }));
  if (action === 'doEdit') return () => api.save({ name: 'x', clientId: 'c-1' });
  if (action === 'doDelete') return () => api.remove(ids);
  if (action === 'doRestore') return () => api.restore(ids);
  if (action === 'doStatus') return () => api.setStatus(ids, 'x');
  return undefined;
}
/** Calls of the contract that no screen uses yet. */
const plain = (call: string): [string, Press] => [
  call,
  () => send({ call, method: 'POST', body: { id: '1' }, schema: v.unknown(), write: true }),
];
const file = new File(['x'], 'x.png');
const account = { company_name_cn: '泵', username: 'pump', phone: '1', code: '1', email: 'a@b.c', country: 'CN' };

/** Every write of the client, as a button sends it. */
const WRITES = new Map<string, Press>([
  ['/supplier/auth/modifyPassword', () => modifyPassword({ password: 'a', confirm_password: 'a' })],
  ['/supplier/auth/register', () => register({ ...account, password: 'pump2580' })],
  ['/supplier/auth/sendCode', () => sendCode('13800138000', 'login')],
  ['/notice/doClear', clearNotices],
  ['/supplier/file/upload', () => uploadFile(file, 'image', { identity: 'f-1' })],
  plain('/supplier/product/doSort'),
  ['/supplier/product/doCopy', pressed(productApi.mutations.copy(), '1')],
  plain('/supplier/product/doImport'),
  ['/supplier/material/doMove', pressed(materialApi.move(), { ids, folderId: '2' })],
  ['/supplier/material/doRename', pressed(materialApi.rename(), { id: '1', name: 'x' })],
  ['/supplier/classify/doSort', pressed(shopCategoryApi.move(), { id: '1', before: '2' })],
  ['/supplier/question/doAnswer', () => questionApi.saveAnswer({ id: '1', answer: { content: 'x' } })],
  ['/supplier/inquiry/doReply', pressed(inquiryApi.reply(), { id: '1', content: 'x', attachments: [] })],
  ['/supplier/inquiry/doAssign', pressed(inquiryApi.assign(), { ids, assignee: 'x' })],
  ['/supplier/inquiry/doNote', pressed(inquiryApi.note(), { id: '1', content: 'x' })],
  ['/supplier/inquiry/doRead', pressed(inquiryApi.read(), { ids, read: true })],
  ['/supplier/inquiry/doStar', () => inquiryApi.setStar(ids, true)],
  ['/supplier/inquiry/doTag', () => inquiryApi.setTags(ids, ['x'])],
  ['/supplier/inquiry/doRemind', () => inquiryApi.setReminder('1', '2027-01-01T09:00:00.000Z')],
  ['/supplier/shopInfo/doEdit', () => shopInfoApi.save({ id: '1' })],
  ['/supplier/shopDetail/doEdit', () => shopDetailApi.save({ id: '1' })],
  ['/supplier/review/doReply', pressed(reviewApi.reply(), { id: '1', content: 'x' })],
  ['/supplier/review/doAppeal', pressed(reviewApi.appeal(), { id: '1', reason: 'x', evidence: [] })],
]);
for (const call of CALLS) {
  const press = isRead(call) || WRITES.has(call) ? undefined : sharedWrite(call);
  if (press) WRITES.set(call, press);
}

/** A successful response to any call: the union of the fields that their schemas require. */
const RECORD = { id: '1', version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' };
const FACTS = { changed: 1, failed: [], deleted: 1, resendAfter: 60, url: 'https://a.test/x.png', size: 1, mime: 'x' };
const TEXTS = { name: 'x', title: 'x', content: 'x', language: 'en', sku: 'x', productId: '1', buyer: { name: 'x' } };
const OWN: Record<string, object> = {
  product: { title: { zh: 'x' }, status: 'draft' },
  blog: { title: { zh: 'x' }, content: { zh: 'x' }, status: 'draft' },
  classify: { name: { zh: 'x' } },
  material: { kind: 'image' },
  shopInfo: { name: { zh: 'x' } },
  question: { status: 'pending' },
  shopResource: { kind: 'certificate' },
};
const successOf = (call: string) => ({ ...RECORD, ...FACTS, ...TEXTS, ...OWN[call.split('/')[2] ?? ''] });

let sent: Request[] = [];
let answer: () => Response | Promise<Response>;
const keys = () => new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')));

let session = 0;
beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`writes ${(session += 1)}`);
  sent = [];
  setTransport((input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(answer());
  });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => setTransport(undefined));

test('the list has every write of the contract', () => {
  expect([...WRITES.keys()].sort()).toEqual([...CALLS].filter((call) => !isRead(call)).sort());
});

describe.each([...WRITES])('%s', (call, press) => {
  const pressAll = async (gap: number) => {
    const presses: Promise<unknown>[] = [];
    for (let at = 0; at < 5; at += 1) {
      presses.push(press().catch(() => undefined));
      if (gap > 0) await jest.advanceTimersByTimeAsync(gap);
    }
    await Promise.all(presses);
  };

  test('five presses at once, or within 300 ms of a platform that answers at once, are one call', async () => {
    answer = () => Response.json({ code: 422, data: { errors: {} } });
    await pressAll(0);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([call]);
    sent = [];
    answer = () => Response.json({ code: 200, data: successOf(call) });
    await pressAll(60);
    expect(sent.length).toBe(1);
  });

  test('carries one key until its answer was understood', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await press().catch(() => undefined);
    answer = () => Response.json({ code: 403 });
    await press().catch(() => undefined);
    expect(sent.length).toBe(2);
    expect(keys().size).toBe(1);
    await press().catch(() => undefined);
    expect(keys().size).toBe(2);
  });
});
