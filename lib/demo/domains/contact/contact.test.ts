/** @jest-environment node */
import { CONTACT_LIMITS, type Contact } from '@/lib/api/contact';
import { openRecords, type FieldErrors } from '@/lib/demo/test-client';

describe('contacts', () => {
  const primaries = (contacts: Contact[]) => contacts.filter(({ primary }) => primary).map(({ name }) => name);

  it('have exactly one primary, whatever is saved', async () => {
    const { list, save } = await openRecords();
    const [first, second] = (await list<Contact>('shopContact')).list;
    expect(first).toMatchObject({ name: '陈海燕', primary: true });
    expect((await save<FieldErrors>('shopContact', { ...first, primary: false })).data.errors).toHaveProperty(
      'primary',
    );
    await save('shopContact', { ...second, primary: true });
    const after = (await list<Contact>('shopContact')).list;
    expect(primaries(after)).toEqual([second!.name]);
    expect(after.find(({ id }) => id === first!.id)!.version).toBe(first!.version + 1);
    // A form that still has the first contact as primary is out of date.
    expect((await save('shopContact', first!)).code).toBe(409);
    const { id: _id, ...more } = second!;
    await save('shopContact', { ...more, name: '新同事', primary: true });
    expect(primaries((await list<Contact>('shopContact')).list)).toEqual(['新同事']);
  });

  it('the primary one is not deleted, alone or among others', async () => {
    const { list, remove, post } = await openRecords();
    const [first, second] = (await list<Contact>('shopContact')).list;
    expect((await remove('shopContact', [second!.id, first!.id])).code).toBe(400);
    expect((await list('shopContact')).total).toBe(6);
    await remove('shopContact', [second!.id]);
    await post('/supplier/shopContact/doRestore', { ids: [second!.id] });
    expect(primaries((await list<Contact>('shopContact')).list)).toEqual([first!.name]);
  });

  it('are checked: mail, telephone, time zone, languages', async () => {
    const { list, save } = await openRecords();
    const [first] = (await list<Contact>('shopContact')).list;
    const wrong = { email: 'a@b', mobile: '', phone: 'abc', timezone: 'Mars/Base', languages: ['chinese!'] };
    const { errors } = (await save<FieldErrors>('shopContact', { ...first, ...wrong })).data;
    expect(Object.keys(errors).sort()).toEqual(['email', 'languages.0', 'mobile', 'phone', 'timezone']);
    expect(errors.timezone).toBe('请选择时区');
    expect((await save('shopContact', { ...first, phone: '', avatar: undefined })).code).toBe(200);
  });

  it('filters', async () => {
    const { list } = await openRecords();
    expect((await list<Contact>('shopContact', { visible: 'false' })).list.map(({ name }) => name)).toEqual(['沈怡']);
    expect((await list('shopContact', { language: 'es' })).total).toBe(1);
    expect((await list('shopContact', { keyword: 'diego.liu' })).total).toBe(1);
  });
});

test('what is longer than its limit is refused beside its field', async () => {
  const { list, save } = await openRecords();
  const [contact] = (await list<Contact>('shopContact')).list;
  const name = 'x'.repeat(CONTACT_LIMITS.name + 1);
  const { errors } = (await save<FieldErrors>('shopContact', { ...contact, name })).data;
  expect(Object.keys(errors)).toEqual(['name']);
});
