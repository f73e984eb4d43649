import { createPlatform } from '../domains';
import { type Platform } from './platform';
import { openPlatform } from '../test-client';

interface Saved {
  id: string;
  version: number;
  name: string;
}
const CONTACT = {
  ...{ name: '周婷', position: '', department: '', mobile: '13800138111', email: 'zhou@example.com' },
  ...{ timezone: 'Asia/Shanghai', languages: [], primary: false, visible: true },
};
const EDIT = '/supplier/shopContact/doEdit';

test('a second create with the same clientId changes the record that the first one made, whatever its text', async () => {
  const { post, get } = await openPlatform();
  const before = await get<{ total: number }>('/supplier/shopContact/getList');
  const first = await post<Saved>(EDIT, { ...CONTACT, clientId: 'c-1' });
  const second = await post<Saved>(EDIT, { ...CONTACT, name: '周琳', clientId: 'c-1' });
  expect(second).toMatchObject({ code: 200, data: { id: first.data.id, version: 2, name: '周琳' } });
  expect(second.data).not.toHaveProperty('clientId');
  const other = await post<Saved>(EDIT, { ...CONTACT, clientId: 'c-2' });
  const unnamed = await post<Saved>(EDIT, CONTACT);
  expect(new Set([first, other, unnamed].map(({ data }) => data.id)).size).toBe(3);
  const after = await get<{ total: number }>('/supplier/shopContact/getList');
  expect(after.data.total).toBe(before.data.total + 3);
});

test('a change is not one: its version decides', async () => {
  const { post } = await openPlatform();
  const { data } = await post<Saved>(EDIT, { ...CONTACT, clientId: 'c-1' });
  expect((await post(EDIT, { ...CONTACT, id: data.id, version: 7, clientId: 'c-1' })).code).toBe(409);
});

test('a record that was deleted meanwhile is made anew', async () => {
  const { post } = await openPlatform();
  const first = await post<Saved>(EDIT, { ...CONTACT, clientId: 'c-1' });
  await post('/supplier/shopContact/doDelete', { ids: [first.data.id] });
  const second = await post<Saved>(EDIT, { ...CONTACT, clientId: 'c-1' });
  expect(second.data.id).not.toBe(first.data.id);
});

test('a product is made once by its clientId, its SKU its own, and a copy too', async () => {
  const { post } = await openPlatform();
  const product = { title: { zh: '泵' }, sku: 'YQ-ONCE', pricing: { mode: 'negotiable', currency: 'USD' } };
  const first = await post<Saved>('/supplier/product/doEdit', { ...product, clientId: 'p-1' });
  const second = await post<Saved>('/supplier/product/doEdit', { ...product, title: { zh: '水泵' }, clientId: 'p-1' });
  expect(second).toMatchObject({ code: 200, data: { id: first.data.id, title: { zh: '水泵' } } });
  const copy = { id: first.data.id, clientId: 'p-1' };
  const copied = await post<Saved>('/supplier/product/doCopy', copy);
  expect(copied.data.id).not.toBe(first.data.id);
  expect((await post<Saved>('/supplier/product/doCopy', copy)).data.id).toBe(copied.data.id);
});

test('what a clientId made is known after a reload', async () => {
  const { post, platform } = await openPlatform();
  const first = await post<Saved>(EDIT, { ...CONTACT, clientId: 'c-1' });
  const next = createPlatform({ seed: 1, now: platform.now });
  next.restore(JSON.parse(JSON.stringify(platform.snapshot())) as ReturnType<Platform['snapshot']>);
  expect(next.createdBy('shopContact', 'c-1')).toBe(first.data.id);
});

test('an answer that could not be made is made again for the same key', async () => {
  const platform = createPlatform({ seed: 1 });
  const failed = Promise.reject(new Error('broken'));
  platform.remember('key', failed);
  await failed.catch(() => undefined);
  await Promise.resolve();
  expect(platform.answers.has('key')).toBe(false);
});
