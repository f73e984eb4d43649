/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { isApiError, type ApiErrorKind } from './errors';
import { uploadFile } from '../file';
import { notices } from '../notice';
import { modifyPassword } from '../password';
import { productApi } from '../product';
import { send } from './request';
import { fetchPublicKey, fetchRoutes, fetchUser, login, logout } from '../session';
import { overview } from '../stats';
import { setTransport } from './transport';
import { anything } from '@/lib/util/guards';

/** The faults F1 to F30 of the reliability standard, each combined with each call C (bars N1 and N2). */

interface Call {
  make: () => Promise<unknown>;
  /** Data that the schema of this call accepts. */
  good: unknown;
  /** The call accepts any data: its success depends on the code only. */
  loose?: boolean;
}

const RECORD = {
  id: '1',
  version: 1,
  createdAt: '2026-03-10T04:00:00Z',
  updatedAt: '2026-03-10T04:00:00Z',
  title: { zh: '泵' },
  sku: 'P-1',
  status: 'draft',
};
const UPLOADED = { id: '1', url: 'https://a.test/x.png', name: 'x.png', mime: 'image/png', size: 1 };
const PAGE = { list: [RECORD], total: 1 };

const read = (options: object) => () => new QueryClient().fetchQuery({ retry: false, ...options } as never);
const importRows = () =>
  send({ call: '/supplier/product/doImport', method: 'POST', body: { rows: [] }, schema: anything, write: true });

const CALLS: Record<string, Call> = {
  publicKey: { make: fetchPublicKey, good: { publicKey: 'k' }, loose: true },
  login: { make: () => login({ username: 'a', password: 'b' }), good: { access_token: 't' } },
  getUserInfo: { make: fetchUser, good: { company_name_cn: '泵', roles: [], permissions: [] } },
  'route list': { make: fetchRoutes, good: [{ path: '/a' }] },
  'notice list': { make: read(notices('notice')), good: { list: [{ notice: 'x' }], total: 1 } },
  overview: { make: read(overview('2026-03-01', '2026-03-10')), good: { totals: {} } },
  list: { make: read(productApi.list({ pageNo: 1 })), good: PAGE },
  detail: { make: read(productApi.detail('1')), good: RECORD },
  save: { make: () => productApi.save({ id: '1', version: 1 } as never), good: RECORD },
  delete: { make: () => productApi.remove(['1']), good: { deleted: 1 } },
  'bulk status': { make: () => productApi.setStatus(['1'], 'online'), good: { changed: 1, failed: [] } },
  upload: { make: () => uploadFile(new File(['x'], 'x.png'), 'image', { identity: 'f' }), good: UPLOADED },
  import: { make: importRows, good: {}, loose: true },
  logout: { make: () => logout('ended'), good: null, loose: true },
  modifyPassword: {
    make: () => modifyPassword({ password: 'a', confirm_password: 'a' }),
    good: null,
    loose: true,
  },
};

type Reply = (call: Call) => Response | Promise<Response>;
/** The expected result of the call; any one of a list. */
type End = ApiErrorKind | 'ok' | readonly (ApiErrorKind | 'ok')[];
type Fault = [name: string, reply: Reply, end: End | ((call: Call) => End)];

const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const json =
  (body: unknown, init?: ResponseInit): Reply =>
  () =>
    Response.json(body, init);
const text =
  (body: string, init?: ResponseInit): Reply =>
  () =>
    new Response(body, init);
const ok =
  (code: unknown): Reply =>
  ({ good }) =>
    Response.json({ code, msg: '', data: good });
const stream = (start: (body: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(new ReadableStream({ start }));
const bytes = (content: string) => new TextEncoder().encode(content);

const NGINX = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
const LONG = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
/** A call that requires data ends with a contract error if there is none. */
const needsData = ({ loose }: Call): End => (loose ? 'ok' : 'contract');

const FAULTS: Fault[] = [
  ['F1 offline', lost, 'network'],
  [
    'F2 cut half-way',
    () =>
      stream((body) => {
        body.enqueue(bytes('{"code":200,"da'));
        body.error(new TypeError('network error'));
      }),
    'network',
  ],
  ['F3 CORS or DNS', lost, 'network'],
  ['F4 500 JSON', json({ code: 500, msg: 'down' }, { status: 500 }), 'business'],
  ['F5 502 with the page of a proxy', text(NGINX, { status: 502 }), 'protocol'],
  ['F6 503', json({ code: 503 }, { status: 503, headers: { 'Retry-After': '2' } }), 'business'],
  ['F7 504', text('', { status: 504 }), 'protocol'],
  ['F8 429', json({ code: 429 }, { headers: { 'Retry-After': '1' } }), 'business'],
  ['F9 200 with a page', text('<!doctype html><title>Wi-Fi</title>'), 'protocol'],
  ['F10 200, empty', text(''), 'protocol'],
  ['F11 truncated', text('{"code":200,"data":{"id":"1"'), 'protocol'],
  ['F12 null', text('null'), 'contract'],
  ['F13 a bare array', text('[{"id":"1"}]'), 'contract'],
  ['F14 code "200"', ok('200'), 'ok'],
  ['F15 code 0', ok(0), 'ok'],
  ['F16 code "0"', ok('0'), 'ok'],
  ['F17 no code, HTTP 200', ok(undefined), 'ok'],
  ['F17 no code, HTTP 500', json({ msg: 'down' }, { status: 500 }), 'business'],
  ['F18 success without data', json({ code: 200 }), needsData],
  ...[{ list: {}, total: '12' }, { list: null, total: -1 }, { list: 'text' }, 'text', 7].map((data): Fault => [
    `F19 data ${JSON.stringify(data)}`,
    json({ code: 200, data }),
    ['ok', 'contract'],
  ]),
  ...[401, '401', 1301, '1301', 401002, '401002'].map((code): Fault => [
    `F20 code ${JSON.stringify(code)}`,
    json({ code }),
    'session',
  ]),
  ['F21 code 403', json({ code: 403 }), 'forbidden'],
  ['F22 HTTP 401 without a body', text('', { status: 401 }), 'session'],
  ['F23 an answer that drips', () => stream((body) => body.enqueue(bytes('{'))), 'network'],
  ['F25 lost after it was carried out', lost, 'network'],
  ['F26 5 MB', ({ good }) => Response.json({ code: 200, data: good, padding: 'x'.repeat(5_000_000) }), 'ok'],
  ['F27 409', json({ code: 409, data: RECORD }), 'conflict'],
  ['F28 422 of an unknown field', json({ code: 422, data: { errors: { 'no.such.field': 'wrong' } } }), 'invalid'],
  ['F29 500 with 10 kB of markup', json({ code: 500, msg: LONG }), 'business'],
  ['F30 a byte order mark', ({ good }) => new Response(`\uFEFF${JSON.stringify({ code: 200, data: good })}`), 'ok'],
  [
    'F30 another charset',
    ({ good }) => {
      const [before, after] = [bytes('{"code":200,"msg":"'), bytes(`","data":${JSON.stringify(good)}}`)];
      const gbk = new Uint8Array([0xb3, 0xc9, 0xb9, 0xa6]);
      return new Response(new Blob([before, gbk, after]), {
        headers: { 'Content-Type': 'application/json;charset=gbk' },
      });
    },
    'ok',
  ],
];

const endOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'ok',
    (error: unknown) => (isApiError(error) ? error.kind : error),
  );

let session = 0;
let keys: (string | null)[] = [];
beforeEach(() => {
  const parsed = parseConfig({ requestTimeout: 40 });
  if (parsed.ok) setConfig(parsed.config);
  startSession(`faults ${(session += 1)}`);
  keys = [];
});
afterAll(() => setTransport(undefined));

const answerBy = (call: Call, ...replies: Reply[]) =>
  setTransport((input, init) => {
    keys.push(new Request(input, init).headers.get('Idempotency-Key'));
    return Promise.resolve((replies[keys.length - 1] ?? replies.at(-1)!)(call));
  });

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it.each(FAULTS)('%s', async (_name, reply, expected) => {
    const end = typeof expected === 'function' ? expected(call) : expected;
    answerBy(call, reply);
    expect([end].flat()).toContain(await endOf(call.make()));
    answerBy(call, ok(200));
    expect(await endOf(call.make())).toBe('ok');
  });
});

it('F24: of two calls whose answers change places, each gets its own', async () => {
  const answers = new Map<string, (response: Response) => void>();
  setTransport(
    (input) =>
      new Promise((resolve) => void answers.set(new URL((input as Request).url).searchParams.get('id')!, resolve)),
  );
  const [first, second] = ['1', '2'].map((id) => read(productApi.detail(id))());
  while (answers.size < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  for (const id of ['2', '1']) answers.get(id)!(Response.json({ code: 200, data: { ...RECORD, id } }));
  expect(await Promise.all([first, second])).toMatchObject([{ id: '1' }, { id: '2' }]);
});

it.each(['save', 'delete', 'bulk status', 'upload', 'modifyPassword', 'import'])(
  'F25: %s whose answer is lost is the same write when it is tried again',
  async (name) => {
    const call = CALLS[name]!;
    answerBy(call, lost, ok(200));
    expect(await endOf(call.make())).toBe('network');
    expect(await endOf(call.make())).toBe('ok');
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  },
);
