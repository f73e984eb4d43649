import { SAMPLES } from '../conform/samples';
import { ENTITIES } from './entities';

type Row = { id: string; version: number } & Record<string, unknown>;
type List<T> = { list: T[]; total: number };

/** A logged-in client of the demo platform; each call returns the data of the answer. */
export interface Client {
  get: <T>(path: string, query?: Record<string, string | string[]>) => Promise<T>;
  post: <T>(path: string, body?: object) => Promise<T>;
  upload: (name: string) => Promise<unknown>;
}

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
  const { id: _id, ...uploaded } = (await upload('a.svg')) as Row;
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

/** Every call of the contract at least once, refusals among them; at the end nobody is logged in. */
export async function walk(client: Client): Promise<void> {
  for (const part of [readAll, writeAll, special, session]) await part(client);
}
