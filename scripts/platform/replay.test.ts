import { CALLS } from '@/lib/config/calls';
import { openPlatform, type List } from '@/lib/demo/test-client';
import { answerChecker } from './conform/answer-check';
import { SAMPLES } from './conform/samples';
import { DESCRIBED_CALLS } from './contract/document';
import { ENTITIES } from './contract/entities';

type Row = { id: string; version: number } & Record<string, unknown>;

const checker = answerChecker();

/** The demo platform, each of whose answers is measured by the document, and each body that it takes. */
async function measured() {
  const client = await openPlatform({ products: 150 });
  const wrong: string[] = [];
  const asked = new Map<string, number>();
  const refused = new Set<string>();

  function measure<T>(path: string, envelope: { code: number; msg: string; data: T }): T {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const fault = checker.answer(path, envelope);
    if (fault) wrong.push(`${path} code ${envelope.code}: ${fault}`);
    if (envelope.code !== 200) refused.add(`${path} ${envelope.code}`);
    return envelope.data;
  }
  const get = async <T>(path: string, query: Record<string, string | string[]> = {}) =>
    measure(path, await client.get<T>(path, query));
  const post = async <T>(path: string, body: object = {}) => {
    const answer = await client.post<T>(path, body);
    const described = DESCRIBED_CALLS.find((call) => call.path === path)?.body;
    const fault = described && answer.code === 200 ? checker.body(path, body) : undefined;
    if (fault) wrong.push(`${path} sent: ${fault}`);
    return measure(path, answer);
  };
  const upload = async (name: string) => {
    const body = new FormData();
    body.append('file', new File(['<svg/>'], name, { type: 'image/svg+xml' }));
    body.append('kind', 'image');
    return measure('/supplier/file/upload', await client.send<Row>('POST', '/supplier/file/upload', { body }));
  };
  return { ...client, get, post, upload, wrong, asked, refused };
}

type Client = Awaited<ReturnType<typeof measured>>;

/** Every record of every list, a part of them one by one. */
async function readAll({ get }: Client) {
  for (const { name, kind, counted = [], sorts = [], states } of ENTITIES) {
    const path = (action: string) => `/supplier/${name}/${action}`;
    if (kind === 'one') {
      await get(path('getDetail'));
      continue;
    }
    const rows: Row[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await get<List<Row>>(path('getList'), { pageNo: String(pageNo), pageSize: '100' });
      rows.push(...page.list);
      if (rows.length >= page.total) break;
    }
    for (const { id } of rows.slice(0, 40)) await get(path('getDetail'), { id });
    for (const by of counted) await get(path('getList'), { counts: by, pageSize: '1' });
    for (const sort of sorts) await get(path('getList'), { sort, order: 'asc', pageSize: '5' });
    if (states) await get(path('getList'), { status: [...states] });
    await get(path('getDetail'), { id: 'none' });
  }
}

/** A record of each kind through its life, with its refusals. */
async function writeAll({ get, post }: Client) {
  for (const { entity, fields, changed, refused } of SAMPLES) {
    const path = (action: string) => `/supplier/${entity}/${action}`;
    const made = await post<Row>(path('doEdit'), { ...fields('a'), clientId: `c-${entity}` });
    const { id, version } = made;
    await post(path('doEdit'), { ...fields('b'), id, version });
    await post(path('doEdit'), { ...fields('c'), id, version });
    await post(path('doEdit'), { ...fields('d'), id, version: version + 1, [changed]: refused });
    await post(path('doDelete'), { ids: [id] });
    await get(path('getList'), { deleted: 'true' });
    await post(path('doRestore'), { ids: [id, 'none'] });
  }
  for (const { name, states = [], input, kind } of ENTITIES) {
    const path = (action: string) => `/supplier/${name}/${action}`;
    if (kind === 'one') {
      const record = await get<Row>(path('getDetail'));
      await post(path('doEdit'), record);
      await post(path('doEdit'), record);
      continue;
    }
    const { list } = await get<List<Row>>(path('getList'), { pageSize: '30' });
    for (const status of states) await post(path('doStatus'), { ids: [list[5]!.id, 'none'], status });
    if (input)
      for (const { id } of list.slice(0, 5)) await post(path('doEdit'), await get<Row>(path('getDetail'), { id }));
    if (kind === undefined && name !== 'classify') {
      await post(path('doDelete'), { ids: list.slice(10, 12).map(({ id }) => id) });
      await get(path('getList'), { deleted: 'true' });
      await post(path('doRestore'), { ids: list.slice(10, 12).map(({ id }) => id) });
    }
  }
}

/** Calls that single entities have. */
async function special({ get, post, upload }: Client) {
  const first = async (entity: string, query = {}) =>
    (await get<List<Row>>(`/supplier/${entity}/getList`, { pageSize: '5', ...query })).list;
  const [product, next] = await first('product');
  await post('/supplier/product/doSort', { id: product!.id, before: next!.id });
  await post('/supplier/product/doCopy', { id: product!.id, clientId: 'copy' });
  const rows = [{ sku: product!.sku, brand: 'Yongquan' }, { sku: 'NEW-1', title: { en: 'New' } }, { sku: 'NEW-2' }];
  await post('/supplier/product/doImport', { rows });
  const file = await upload('a.svg');
  const { id: _id, ...uploaded } = file;
  const material = await post<Row>('/supplier/material/doEdit', { ...uploaded, kind: 'image', tags: [] });
  const [folder] = await first('materialFolder');
  await post('/supplier/material/doMove', { ids: [material.id], folderId: folder!.id });
  await post('/supplier/material/doMove', { ids: [material.id], folderId: 'none' });
  await post('/supplier/material/doRename', { id: material.id, name: 'b.svg' });
  await get('/supplier/material/getQuota');
  const used = await first('material', { used: 'true' });
  await post('/supplier/material/doDelete', { ids: [used[0]!.id] });
  await post('/supplier/material/doDelete', { ids: [used[0]!.id], force: true });
  await post('/supplier/materialFolder/doDelete', { ids: [folder!.id] });
  await post('/supplier/materialFolder/doDelete', { ids: [folder!.id], force: true });
  await get('/supplier/classify/getTree');
  const categories = await first('classify', { parentId: 'root' });
  await post('/supplier/classify/doSort', { id: categories[1]!.id, parentId: '', before: categories[0]!.id });
  await post('/supplier/classify/doDelete', { ids: [categories[0]!.id] });
  await post('/supplier/classify/doDelete', { ids: [categories[0]!.id], moveTo: '' });
  await get('/supplier/category/getTree');
  const [question] = await first('question');
  await post('/supplier/question/doAnswer', { id: question!.id, content: 'Yes.' });
  const inquiries = await first('inquiry', { status: 'new' });
  const { id } = inquiries[0]!;
  for (const one of inquiries) await get('/supplier/inquiry/getMessages', { id: one.id });
  await post('/supplier/inquiry/doReply', { id, content: 'Thank you.', attachments: [] });
  const quotation = {
    items: [{ title: 'Pump', quantity: 2, unit: 'set', unitPrice: '120.50' }],
    ...{ currency: 'USD', tradeTerm: 'FOB', paymentTerm: 'TT', leadTimeDays: 20, validUntil: '2027-01-01' },
  };
  await post('/supplier/inquiry/doReply', { id, content: '', attachments: [], quotation });
  await get('/supplier/inquiry/getMessages', { id });
  await post('/supplier/inquiry/doNote', { id, content: 'Call back.' });
  await post('/supplier/inquiry/doAssign', { ids: [id], assignee: '' });
  await post('/supplier/inquiry/doRead', { ids: [id], read: false });
  await post('/supplier/inquiry/doStar', { ids: [id], starred: true });
  await post('/supplier/inquiry/doTag', { ids: [id], tags: ['sample'] });
  await post('/supplier/inquiry/doRemind', { id, at: '2027-01-01T09:00:00.000Z' });
  const [review] = await first('review', { status: 'visible' });
  await post('/supplier/review/doReply', { id: review!.id, content: 'Thank you.' });
  await post('/supplier/review/doAppeal', { id: review!.id, reason: 'Not our order.', evidence: [] });
  await get('/supplier/review/getSummary');
}

async function session({ get, post }: Client) {
  await get('/publicKey');
  await post('/supplier/auth/getUserInfo');
  await post('/supplier/auth/getUserPermission');
  await get('/router/getList');
  for (const type of ['notice', 'email']) await get('/notice/getList', { type });
  await post('/notice/doClear');
  for (const keyword of ['a', 'pump', '泵']) await get('/supplier/search', { keyword, limit: '5' });
  await get('/supplier/stats/getOverview', { from: '2026-02-01', to: '2026-03-01' });
  await post('/supplier/auth/sendCode', { phone: '13700137000', purpose: 'register' });
  const account = { username: 'trial', phone: '13700137000', code: '123456', password: 'trial-1' };
  const company = { company_name_cn: '试水公司', email: 'a@example.com', country: 'CN' };
  await post('/supplier/auth/register', { ...account, ...company });
  await post('/supplier/auth/register', { ...account, ...company });
  await post('/supplier/auth/callback', { code: 'abc', state: 's' });
  await post('/supplier/auth/Login', { username: 'trial', password: 'trial-1' });
  await post('/supplier/auth/Login', { username: 'trial', password: 'wrong' });
  await post('/supplier/auth/modifyPassword', { password: 'secret-9', confirm_password: 'secret-9' });
  await post('/supplier/auth/modifyPassword', { password: 'secret-9', confirm_password: 'secret-8' });
  await get('/logout');
  await get('/supplier/product/getList');
}

test('every answer of the demo platform, and every body that it takes, fits the document', async () => {
  const client = await measured();
  for (const part of [readAll, writeAll, special, session]) await part(client);
  expect(client.wrong).toEqual([]);
  const silent = [...CALLS].filter((call) => !client.asked.has(call));
  expect(silent).toEqual([]);
  expect([...client.asked.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
  // Refusals are measured too: each kind that the contract gives data of its own.
  for (const code of [400, 401, 404, 409, 422])
    expect([...client.refused].some((one) => one.endsWith(` ${code}`))).toBe(true);
});
