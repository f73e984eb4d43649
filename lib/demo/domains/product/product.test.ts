import type { Product } from '@/lib/api/product-schema';
import { DEMO_SALES_ACCOUNT } from '../account/demo-account';
import { openPlatform } from '@/lib/demo/test-client';

type List = { list: Product[]; total: number };
type Errors = { errors: Record<string, string> };
const LIST = '/supplier/product/getList';
const EDIT = '/supplier/product/doEdit';
const pump = { title: { zh: '试验泵', en: 'Trial pump' }, sku: 'TRIAL-1' };

async function open(...options: Parameters<typeof openPlatform>) {
  const client = await openPlatform(...options);
  const find = async (query: Record<string, string | string[]>) => (await client.get<List>(LIST, query)).data;
  const detail = async (id: string) => (await client.get<Product>('/supplier/product/getDetail', { id })).data;
  const [first] = (await find({ keyword: 'YQ-CDL32-80' })).list;
  return { ...client, find, detail, first: first! };
}

describe('a save', () => {
  it('needs the version that was read, else the record as it is comes back with 409', async () => {
    const { post, first, detail } = await open();
    const one = await post<Product>(EDIT, { ...first, brand: 'One' });
    expect(one).toMatchObject({ code: 200, msg: '保存成功', data: { version: first.version + 1, brand: 'One' } });
    const late = await post<Product>(EDIT, { ...first, brand: 'Two' });
    expect(late).toMatchObject({ code: 409, data: { id: first.id, version: first.version + 1, brand: 'One' } });
    expect((await post(EDIT, { ...first, version: undefined })).code).toBe(409);
    expect((await detail(first.id)).brand).toBe('One');
  });

  it('answers 422 with the path of each field, in the language of who asks', async () => {
    const { post, first } = await open();
    const tiers = [10, 50, 100].map((minQuantity, i) => ({ minQuantity, price: `${[90, 80, 85][i]}.00` }));
    const wrong = {
      ...first,
      pricing: { mode: 'ladder', currency: 'USD', tiers },
      hsCode: '84',
      moq: { quantity: 0, unit: 'set' },
    };
    const zh = await post<Errors>(EDIT, wrong);
    expect(zh.code).toBe(422);
    expect(zh.data.errors).toEqual({
      'pricing.tiers.2.price': '单价不能高于上一档的 80.00',
      hsCode: '格式不正确',
      'moq.quantity': '不能小于 1',
    });
    const en = await post<Errors>(EDIT, wrong, { 'Accept-Language': 'en-US' });
    expect(en.data.errors['pricing.tiers.2.price']).toBe('The price must not be above the previous tier’s 80.00');
  });

  it('refuses prices of 0, tiers that do not begin at the MOQ, falling lead times and a net weight above the gross', async () => {
    const { post, first } = await open();
    const wrong = {
      ...first,
      pricing: { mode: 'ladder', currency: 'JPY', tiers: [{ minQuantity: 5, price: '9.50' }] },
      moq: { quantity: 10, unit: 'set' },
      variants: [],
      sample: { available: true, price: '0.00' },
      leadTimes: [
        { maxQuantity: 10, days: 9 },
        { maxQuantity: 20, days: 9 },
      ],
      packaging: { ...first.packaging, grossWeight: 5, netWeight: 6 },
    };
    expect((await post<Errors>(EDIT, wrong)).data.errors).toEqual({
      'pricing.tiers.0.minQuantity': '第一档的数量须等于起订量 10',
      'pricing.tiers.0.price': 'JPY 不能有小数',
      'sample.price': '价格须大于 0；没有价格就留空，或选择“价格面议”',
      'leadTimes.1.days': '须大于上一行的 9',
      'packaging.netWeight': '净重不能大于毛重 5 kg',
    });
  });

  it('keeps a draft with gaps, but sends none into review', async () => {
    const { post } = await open();
    const draft = await post<Product>(EDIT, pump);
    expect(draft).toMatchObject({ code: 200, data: { status: 'draft', version: 1, images: [], stats: { views: 0 } } });
    const { errors } = (await post<Errors>(EDIT, { ...draft.data, status: 'reviewing' })).data;
    expect(errors).toMatchObject({ categoryId: '请填写此项', images: '请填写此项', pricing: '请填写此项' });
    expect((await post<Errors>(EDIT, { title: {}, sku: '' })).data.errors).toEqual({
      'title.zh': expect.any(String),
      sku: '请填写此项',
    });
    expect((await post<Errors>(EDIT, { ...draft.data, status: 'online' })).data.errors.status).toContain('草稿');
  });

  it('lets no SKU be used twice, whatever its case', async () => {
    const { post, first } = await open();
    const taken = await post<Errors>(EDIT, { ...pump, sku: ' yq-cdl32-80 ' });
    expect(taken).toMatchObject({ code: 422, data: { errors: { sku: expect.stringContaining(first.title.zh!) } } });
    await post(EDIT, { ...first, sku: 'YQ-NEW' });
    expect((await post(EDIT, { ...pump, sku: 'YQ-CDL32-80' })).code).toBe(200);
  });

  it('keeps what is the platform’s own, and fields nobody knows', async () => {
    const { post, first } = await open();
    const sent = {
      ...first,
      score: 1,
      stats: { views: 9e9 },
      createdAt: '2000-01-01T00:00:00Z',
      erpCode: 'E-7',
      _: { position: -9 },
    };
    const saved = (await post<Product & { erpCode: string }>(EDIT, sent)).data;
    expect(saved).toMatchObject({ createdAt: first.createdAt, stats: first.stats, score: first.score, erpCode: 'E-7' });
    expect(saved).not.toHaveProperty('_');
    const { erpCode: _gone, ...without } = saved;
    expect((await post(EDIT, without)).data).toHaveProperty('erpCode', 'E-7');
  });

  it('keeps drawings as tokens and gives them out as pictures', async () => {
    const { platform, post, first } = await open();
    expect(first.images[0]).toMatch(/^data:image\/svg\+xml/);
    await post(EDIT, first);
    expect(platform.store('product').get(first.id)!.images[0]).toMatch(/^art:/);
  });

  it('that is repeated with its Idempotency-Key happens once', async () => {
    const { post, find } = await open();
    const key = { 'Idempotency-Key': 'key-1' };
    const [one, two] = await Promise.all([post<Product>(EDIT, pump, key), post<Product>(EDIT, pump, key)]);
    expect(two).toEqual(one);
    expect(await post(EDIT, pump, key)).toEqual(one);
    expect((await find({ keyword: 'TRIAL-1' })).total).toBe(1);
    expect((await post(EDIT, pump, { 'Idempotency-Key': 'key-2' })).code).toBe(422);
  });
});

describe('the list', () => {
  it('has pages that do not overlap and a total', async () => {
    const { find } = await open();
    const pages = await Promise.all(['1', '2'].map((pageNo) => find({ pageNo, sort: 'status' })));
    expect(pages[0]).toMatchObject({ total: 520 });
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(40);
    expect((await find({ pageSize: '1000' })).list).toHaveLength(100);
    expect((await find({ pageNo: '999' })).list).toHaveLength(0);
    expect((await find({ pageNo: '-1', pageSize: 'many' })).list).toEqual(
      pages[0]!.list.length && (await find({})).list,
    );
  });

  it('is sorted over everything before it is cut', async () => {
    const { find } = await open();
    const sorted = async (sort: string, order: string, of: (product: Product) => number) => {
      const { list } = await find({ sort, order, pageSize: '100', ...(sort === 'price' ? { priceMin: '0' } : {}) });
      const values = list.map(of);
      expect(values).toEqual([...values].sort((a, b) => (order === 'asc' ? a - b : b - a)));
      return values;
    };
    const views = await sorted('views', 'desc', ({ stats }) => stats.views);
    expect(views[0]).toBeGreaterThan(1000);
    await sorted('inquiries', 'desc', ({ stats }) => stats.inquiries);
    await sorted('score', 'asc', ({ score }) => score);
    await sorted('createdAt', 'asc', ({ createdAt }) => Date.parse(createdAt));
    await sorted('updatedAt', 'desc', ({ updatedAt }) => Date.parse(updatedAt));
    const lowest = ({ pricing }: Product) => Number(pricing?.price ?? pricing?.min ?? pricing?.tiers?.at(-1)?.price);
    await sorted('price', 'asc', lowest);
    const skus = (await find({ sort: 'sku', order: 'asc' })).list.map(({ sku }) => sku.toLowerCase());
    expect(skus).toEqual([...skus].sort());
    const first = (await find({})).list.map(({ id }) => id);
    expect((await find({ sort: 'updatedAt', order: 'desc' })).list.map(({ id }) => id)).toEqual(first);
  });

  it('puts titles in the order of the reader’s language, 2 before 16, and what has no price last', async () => {
    const { find, get } = await open();
    const zh = (await find({ sort: 'title', order: 'asc', keyword: 'CDL' })).list.map(({ model }) => model);
    expect(zh.indexOf('CDL2-110')).toBeLessThan(zh.indexOf('CDL16-128'));
    const en = await get<List>(LIST, { sort: 'title', order: 'asc', pageSize: '100' }, { 'Accept-Language': 'en-US' });
    const titles = en.data.list.map(({ title }) => (title.en || title.zh)!.toLowerCase().slice(0, 8));
    expect(titles).toEqual([...titles].sort());
    for (const order of ['asc', 'desc']) {
      const { list } = await find({ sort: 'price', order, pageNo: '6', pageSize: '100' });
      expect(list.at(-1)!.pricing?.mode ?? 'negotiable').toBe('negotiable');
    }
  });

  it('filters by status (repeated), group and category with all below, showcase, price and date', async () => {
    const { find } = await open();
    const [draft, rejected, both] = await Promise.all(
      [{ status: 'draft' }, { status: 'rejected' }, { status: ['draft', 'rejected'] }].map(find),
    );
    expect(both!.total).toBe(draft!.total + rejected!.total);
    expect(rejected!.list.every(({ rejectReason }) => /[\u4e00-\u9fff]/.test(rejectReason!))).toBe(true);
    const parent = await find({ groupId: 'g-centrifugal' });
    expect(parent.total).toBeGreaterThan((await find({ groupId: 'g-multistage' })).total);
    expect((await find({ categoryId: 'c-pump' })).total).toBeGreaterThan(
      (await find({ categoryId: ['c-multistage', 'c-inline'] })).total,
    );
    const shown = await find({ showcase: 'true' });
    expect(shown.list.every(({ showcase }) => showcase)).toBe(true);
    expect(shown.total + (await find({ showcase: 'false' })).total).toBe(520);
    const priced = await find({ priceMin: '100', priceMax: '200', pageSize: '100' });
    expect(priced.total).toBeGreaterThan(5);
    for (const { pricing } of priced.list) {
      const amounts = [pricing!.price, pricing!.min, ...(pricing!.tiers ?? []).map(({ price }) => price)].flatMap(
        (price) => (price ? [Number(price)] : []),
      );
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(100);
      expect(Math.min(...amounts)).toBeLessThanOrEqual(200);
    }
    // Days in the shop's zone, which is UTC+8.
    const march = await find({ updatedFrom: '2026-03-01', updatedTo: '2026-03-09', pageSize: '100' });
    expect(march.total).toBeGreaterThan(0);
    expect(march.list.every(({ updatedAt }) => updatedAt >= '2026-02-28T16' && updatedAt < '2026-03-09T16')).toBe(true);
  });

  it('finds words in both titles, SKU, model and keywords, all of them, whatever their case', async () => {
    const { find, first } = await open();
    for (const keyword of [
      '立式多级不锈钢离心泵 CDL32-80',
      'vertical MULTISTAGE cdl32-80',
      'yq-cdl32-80',
      'CDL32-80',
    ]) {
      expect((await find({ keyword })).list.map(({ id }) => id)).toContain(first.id);
    }
    expect((await find({ keyword: 'RO booster' })).total).toBeGreaterThan(3);
    expect((await find({ keyword: 'cdl32-80 隔膜' })).total).toBe(0);
  });
});

test('a copy is a new draft with a free SKU', async () => {
  const { post, first } = await open();
  const copies = [];
  for (let i = 0; i < 2; i += 1) copies.push((await post<Product>('/supplier/product/doCopy', { id: first.id })).data);
  expect(copies[0]).toMatchObject({
    status: 'draft',
    version: 1,
    sku: 'YQ-CDL32-80-COPY',
    title: { zh: `${first.title.zh}（副本）` },
  });
  expect(copies[1]!.sku).toBe('YQ-CDL32-80-COPY-2');
  expect((await post('/supplier/product/doCopy', { id: 'none' })).code).toBe(404);
});

describe('the private cost', () => {
  it('is neither shown to an account without the right nor changed by it, in a copy and a 409 as well', async () => {
    const { post, first, detail, find, login } = await open();
    expect(first.cost).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'USD' });
    const cost = { amount: '410.5', currency: 'CNY' };
    const saved = (await post<Product>(EDIT, { ...first, cost })).data;
    expect(saved.cost).toEqual(cost);
    expect(
      (await post<Errors>(EDIT, { ...saved, cost: { amount: '1.5', currency: 'JPY' } })).data.errors,
    ).toHaveProperty(['cost.amount']);
    await login(DEMO_SALES_ACCOUNT);
    const seen = await detail(first.id);
    expect(seen).not.toHaveProperty('cost');
    expect((await find({})).list.every((product) => product.cost === undefined)).toBe(true);
    const changed = await post<Product>(EDIT, { ...seen, brand: 'Ours', cost: { amount: '1', currency: 'USD' } });
    expect(changed).toMatchObject({ code: 200, data: { brand: 'Ours' } });
    expect(changed.data).not.toHaveProperty('cost');
    const late = await post<Product>(EDIT, { ...seen, brand: 'Late' });
    expect(late.code).toBe(409);
    expect(late.data).not.toHaveProperty('cost');
    const copy = await post<Product>('/supplier/product/doCopy', { id: first.id });
    expect(copy.data).not.toHaveProperty('cost');
    await login();
    expect(await detail(first.id)).toMatchObject({ brand: 'Ours', cost });
  });

  it('is unknown to a platform without the feature', async () => {
    const { post, first } = await open({ features: [] });
    expect(first).not.toHaveProperty('cost');
    const saved = await post<Product>(EDIT, { ...first, cost: { amount: '1', currency: 'USD' } });
    expect(saved.data).not.toHaveProperty('cost');
  });
});
