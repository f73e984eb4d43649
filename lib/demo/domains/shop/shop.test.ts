import { TEMPLATE_LIMITS } from '@/lib/api/reply-template';
import { CONTACT_LIMITS, type Contact } from '@/lib/api/shop-contact';
import { SHOP_DETAIL_LIMITS, type ShopDetail } from '@/lib/api/shop-detail';
import { SHOP_LIMITS, type ShopInfo } from '@/lib/api/shop-info';
import { RESOURCE_LIMITS, type ShopResource } from '@/lib/api/shop-resource';
import { openPlatform } from '@/lib/demo/test-client';

type List<T> = { list: T[]; total: number };
type Errors = { errors: Record<string, string> };

async function open() {
  const client = await openPlatform();
  const read = async <T>(entity: string, id?: string) =>
    (await client.get<T>(`/supplier/${entity}/getDetail`, id ? { id } : {})).data;
  const list = async <T>(entity: string, query: Record<string, string | string[]> = {}) =>
    (await client.get<List<T>>(`/supplier/${entity}/getList`, query)).data;
  const save = <T>(entity: string, record: object) => client.post<T>(`/supplier/${entity}/doEdit`, record);
  const remove = (entity: string, ids: string[]) => client.post(`/supplier/${entity}/doDelete`, { ids });
  return { ...client, read, list, save, remove };
}

test('basic information: saved over its version; being verified is the platform’s to say', async () => {
  const { read, save } = await open();
  const info = await read<ShopInfo>('shopInfo');
  expect(info.logo).toMatch(/^data:image\/svg/);
  const saved = await save<ShopInfo>('shopInfo', { ...info, city: '余姚市', verified: false, erp: 7 });
  expect(saved).toMatchObject({
    code: 200,
    data: { city: '余姚市', verified: true, version: info.version + 1, erp: 7 },
  });
  expect(await save('shopInfo', info)).toMatchObject({ code: 409, data: { city: '余姚市' } });
  const { errors } = (
    await save<Errors>('shopInfo', {
      ...saved.data,
      name: { zh: '' },
      businessType: [],
      country: 'China',
      website: 'yongquan',
      establishedYear: 1700,
    })
  ).data;
  expect(Object.keys(errors).sort()).toEqual(['businessType', 'country', 'establishedYear', 'name.zh', 'website']);
});

test('extended information: shares of the markets come to 100 at most', async () => {
  const { read, save } = await open();
  const detail = await read<ShopDetail>('shopDetail');
  const markets = (...shares: number[]) => shares.map((share, index) => ({ region: `Region ${index}`, share }));
  const errorsOf = async (more: object) => (await save<Errors>('shopDetail', { ...detail, ...more })).data.errors;
  expect(await errorsOf({ mainMarkets: markets(60, 40.1) })).toEqual({
    'mainMarkets.1.share': '份额合计 100.1%，不能超过 100%',
  });
  expect(await errorsOf({ mainMarkets: markets(-1, 101) })).toHaveProperty(['mainMarkets.0.share']);
  const twice = [...markets(10), { region: 'region 0', share: 5 }];
  expect(await errorsOf({ mainMarkets: twice })).toHaveProperty(['mainMarkets.1.region']);
  expect(await errorsOf({ faq: [{ question: { zh: ' ' }, answer: {} }] })).toHaveProperty(['faq.0.question.zh']);
  expect(Object.keys(await errorsOf({ exportShare: 101, tradeTerms: ['FOC'], currencies: ['usd'] })).sort()).toEqual([
    'currencies.0',
    'exportShare',
    'tradeTerms.0',
  ]);
  // Thirds do not quite come to 100 in floats.
  const saved = await save<ShopDetail>('shopDetail', { ...detail, mainMarkets: markets(33.4, 33.3, 33.3) });
  expect(saved.code).toBe(200);
  expect((await save('shopDetail', { ...saved.data, mainMarkets: markets(100) })).code).toBe(200);
});

describe('contacts', () => {
  const primaries = (contacts: Contact[]) => contacts.filter(({ primary }) => primary).map(({ name }) => name);

  it('have exactly one primary, whatever is saved', async () => {
    const { list, save } = await open();
    const [first, second] = (await list<Contact>('shopContact')).list;
    expect(first).toMatchObject({ name: '陈海燕', primary: true });
    expect((await save<Errors>('shopContact', { ...first, primary: false })).data.errors).toHaveProperty('primary');
    await save('shopContact', { ...second, primary: true });
    const after = (await list<Contact>('shopContact')).list;
    expect(primaries(after)).toEqual([second!.name]);
    expect(after.find(({ id }) => id === first!.id)!.version).toBe(first!.version + 1);
    // A form that still says the first one is primary is out of date.
    expect((await save('shopContact', first!)).code).toBe(409);
    const { id: _id, ...more } = second!;
    await save('shopContact', { ...more, name: '新同事', primary: true });
    expect(primaries((await list<Contact>('shopContact')).list)).toEqual(['新同事']);
  });

  it('the primary one is not deleted, alone or among others', async () => {
    const { list, remove, post } = await open();
    const [first, second] = (await list<Contact>('shopContact')).list;
    expect((await remove('shopContact', [second!.id, first!.id])).code).toBe(400);
    expect((await list('shopContact')).total).toBe(6);
    await remove('shopContact', [second!.id]);
    await post('/supplier/shopContact/doRestore', { ids: [second!.id] });
    expect(primaries((await list<Contact>('shopContact')).list)).toEqual([first!.name]);
  });

  it('are checked: mail, telephone, time zone, languages', async () => {
    const { list, save } = await open();
    const [first] = (await list<Contact>('shopContact')).list;
    const wrong = { email: 'a@b', mobile: '', phone: 'abc', timezone: 'Mars/Base', languages: ['chinese!'] };
    const { errors } = (await save<Errors>('shopContact', { ...first, ...wrong })).data;
    expect(Object.keys(errors).sort()).toEqual(['email', 'languages.0', 'mobile', 'phone', 'timezone']);
    expect(errors.timezone).toBe('请选择时区');
    expect((await save('shopContact', { ...first, phone: '', avatar: undefined })).code).toBe(200);
  });

  it('filters', async () => {
    const { list } = await open();
    expect((await list<Contact>('shopContact', { visible: 'false' })).list.map(({ name }) => name)).toEqual(['沈怡']);
    expect((await list('shopContact', { language: 'es' })).total).toBe(1);
    expect((await list('shopContact', { keyword: 'diego.liu' })).total).toBe(1);
  });
});

describe('company strength', () => {
  it('lists by kind in its order, and by when certificates run out', async () => {
    const { list } = await open();
    const certificates = (await list<ShopResource>('shopResource', { kind: 'certificate', pageSize: '100' })).list;
    expect(certificates.map(({ sort }) => sort)).toEqual([...certificates.keys()]);
    const soon = await list<ShopResource>('shopResource', { validFrom: '2026-03-10', validTo: '2026-06-08' });
    expect(soon.list.map(({ title }) => title)).toEqual(['ISO 9001:2015 质量管理体系认证']);
    expect((await list('shopResource', { kind: ['factory', 'rd'] })).total).toBe(5);
  });

  it('comes last when it is new, and does not end before it begins', async () => {
    const { list, save } = await open();
    const award = { kind: 'award', title: '新奖项', images: [], description: '' };
    const saved = await save<ShopResource>('shopResource', award);
    expect(saved.data.sort).toBe((await list('shopResource')).total - 1);
    const dates = { validFrom: '2026-03-02', validTo: '2026-03-01' };
    expect((await save<Errors>('shopResource', { ...award, ...dates })).data.errors).toEqual({
      validTo: '不能早于开始日期 2026-03-02',
    });
    const wrong = { kind: 'medal', title: '', validTo: '2026-13-01', area: 0 };
    expect(Object.keys((await save<Errors>('shopResource', { ...award, ...wrong })).data.errors).sort()).toEqual([
      'area',
      'kind',
      'title',
      'validTo',
    ]);
  });

  it('may be read by every account, for the sake of products, and changed by the shop’s only', async () => {
    const { list, save, login } = await open();
    await login({ username: 'yongquan-sales', password: 'sale2580' });
    expect((await list('shopResource')).total).toBeGreaterThan(20);
    expect((await save('shopResource', { kind: 'award', title: 'x', images: [], description: '' })).code).toBe(403);
    expect((await list('shopContact')) as unknown).toBeNull();
  });
});

test('reply templates are kept, changed, deleted and brought back', async () => {
  const { list, save, remove, post } = await open();
  const total = (await list('replyTemplate')).total;
  expect((await save<Errors>('replyTemplate', { title: '', content: ' ', language: 'x!' })).data.errors).toEqual({
    title: expect.any(String),
    content: expect.any(String),
    language: expect.any(String),
  });
  const saved = await save<{ id: string; version: number }>('replyTemplate', {
    title: 'Hi',
    content: '{buyer}!',
    language: 'en',
  });
  await remove('replyTemplate', [saved.data.id]);
  expect((await list('replyTemplate')).total).toBe(total);
  await post('/supplier/replyTemplate/doRestore', { ids: [saved.data.id] });
  expect((await list('replyTemplate', { language: 'en', keyword: 'hi' })).total).toBeGreaterThan(0);
});

test('what is longer than its limit is told beside its field', async () => {
  const { read, list, save } = await open();
  const info = await read<ShopInfo>('shopInfo');
  const detail = await read<ShopDetail>('shopDetail');
  const [contact] = (await list<Contact>('shopContact')).list;
  const [resource] = (await list<ShopResource>('shopResource')).list;
  const long = (limit: number) => 'x'.repeat(limit + 1);
  const fieldsOf = async (entity: string, record: object) =>
    Object.keys((await save<Errors>(entity, record)).data.errors);
  expect(
    await fieldsOf('shopInfo', { ...info, slogan: long(SHOP_LIMITS.slogan), address: long(SHOP_LIMITS.address) }),
  ).toEqual(['slogan', 'address']);
  const introduction = { en: long(SHOP_DETAIL_LIMITS.introduction) };
  expect(await fieldsOf('shopDetail', { ...detail, introduction })).toEqual(['introduction.en']);
  expect(await fieldsOf('shopContact', { ...contact, name: long(CONTACT_LIMITS.name) })).toEqual(['name']);
  const images = Array.from({ length: RESOURCE_LIMITS.images + 1 }, () => 'data:image/png;base64,AA');
  expect(await fieldsOf('shopResource', { ...resource, images })).toEqual(['images']);
  const template = { title: 'x', content: long(TEMPLATE_LIMITS.content), language: 'en' };
  expect(await fieldsOf('replyTemplate', template)).toEqual(['content']);
});
