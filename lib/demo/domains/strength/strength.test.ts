/** @jest-environment node */
import { STRENGTH_LIMITS, type StrengthEntry } from '@/lib/api/strength';
import { openRecords, type FieldErrors } from '@/lib/demo/test-client';

describe('company strength', () => {
  it('lists by kind in its order, and by when certificates run out', async () => {
    const { list } = await openRecords();
    const certificates = (await list<StrengthEntry>('shopResource', { kind: 'certificate', pageSize: '100' })).list;
    expect(certificates.map(({ sort }) => sort)).toEqual([...certificates.keys()]);
    const soon = await list<StrengthEntry>('shopResource', { validFrom: '2026-03-10', validTo: '2026-06-08' });
    expect(soon.list.map(({ title }) => title)).toEqual(['ISO 9001:2015 质量管理体系认证']);
    expect((await list('shopResource', { kind: ['factory', 'rd'] })).total).toBe(5);
  });

  it('comes last when it is new, and does not end before it begins', async () => {
    const { list, save } = await openRecords();
    const award = { kind: 'award', title: '新奖项', images: [], description: '' };
    const saved = await save<StrengthEntry>('shopResource', award);
    expect(saved.data.sort).toBe((await list('shopResource')).total - 1);
    const dates = { validFrom: '2026-03-02', validTo: '2026-03-01' };
    expect((await save<FieldErrors>('shopResource', { ...award, ...dates })).data.errors).toEqual({
      validTo: '不能早于开始日期 2026-03-02',
    });
    const wrong = { kind: 'medal', title: '', validTo: '2026-13-01', area: 0 };
    expect(Object.keys((await save<FieldErrors>('shopResource', { ...award, ...wrong })).data.errors).sort()).toEqual([
      'area',
      'kind',
      'title',
      'validTo',
    ]);
  });

  it('may be read by every account, for the sake of products, and changed by the shop’s only', async () => {
    const { list, save, login } = await openRecords();
    await login({ username: 'yongquan-sales', password: 'sale2580' });
    expect((await list('shopResource')).total).toBeGreaterThan(20);
    expect((await save('shopResource', { kind: 'award', title: 'x', images: [], description: '' })).code).toBe(403);
    expect((await list('shopContact')) as unknown).toBeNull();
  });
});

test('what is longer than its limit is refused beside its field', async () => {
  const { list, save } = await openRecords();
  const [entry] = (await list<StrengthEntry>('shopResource')).list;
  const images = Array.from({ length: STRENGTH_LIMITS.images + 1 }, () => 'data:image/png;base64,AA');
  const { errors } = (await save<FieldErrors>('shopResource', { ...entry, images })).data;
  expect(Object.keys(errors)).toEqual(['images']);
});
