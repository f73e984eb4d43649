import { ApiError } from '@/lib/api/request/errors';
import { patchRecord } from './patch-record';

interface Contact {
  id: string;
  version: number;
  name: string;
  visible: boolean;
}
const seen: Contact = { id: '1', version: 1, name: 'A', visible: true };
const stale = (data: unknown) => new ApiError('conflict', { code: 409, data });

/** A platform with one record, which another user changes before each of the first saves. */
function platform(...others: Partial<Contact>[]) {
  let record = seen;
  const sent: Contact[] = [];
  const api = {
    save: async (body: object) => {
      const asked = body as Contact;
      sent.push(asked);
      const other = others.shift();
      if (other) record = { ...record, ...other, version: record.version + 1 };
      if (asked.version !== record.version) throw stale(record);
      record = { ...asked, version: record.version + 1 };
      return { data: record, message: '' };
    },
    current: async (_id: string, data?: unknown) => (data ?? record) as Contact,
  };
  return { api, sent, record: () => record };
}

test('a record that nobody else changed is saved once', async () => {
  const { api, sent, record } = platform();
  const result = await patchRecord(api, seen, { visible: false });
  expect(result).toEqual({ kind: 'saved', before: seen, record: record() });
  expect(sent).toHaveLength(1);
});

test('a record of which something else was changed is saved over its new version, also twice', async () => {
  const { api, sent, record } = platform({ name: 'B' }, { name: 'C' });
  const result = await patchRecord(api, seen, { visible: false });
  expect(result.kind).toBe('saved');
  expect(record()).toEqual({ id: '1', version: 4, name: 'C', visible: false });
  expect(sent).toHaveLength(3);
});

test('what somebody else has set already is not written again', async () => {
  const { api, sent } = platform({ visible: false });
  expect((await patchRecord(api, seen, { visible: false })).kind).toBe('already');
  expect(sent).toHaveLength(1);
});

test('another value of the same field is not overwritten', async () => {
  const { api, record } = platform({ name: 'B' });
  const result = await patchRecord(api, seen, { name: 'mine' });
  expect(result).toEqual({ kind: 'changed', record: record() });
  expect(record().name).toBe('B');
});

test('a value that came with the answer to another change is not overwritten, though its version is known', async () => {
  const { api, sent } = platform();
  const latest = { ...seen, version: 7, name: 'B' };
  expect(await patchRecord(api, seen, { name: 'mine' }, latest)).toEqual({ kind: 'changed', record: latest });
  expect(sent).toEqual([]);
});

test('a change is made to the latest version, with what others have changed in it', async () => {
  const sent: object[] = [];
  const save = async (body: object) => ({ data: (sent.push(body), body) as Contact, message: '' });
  const latest = { ...seen, version: 7, name: 'B' };
  const result = await patchRecord({ save, current: async () => seen }, seen, { visible: false }, latest);
  expect(result).toMatchObject({ kind: 'saved', before: latest });
  expect(sent).toEqual([{ ...latest, visible: false }]);
});

test('a platform that refuses every version is asked three times and then heard', async () => {
  const { api, sent } = platform({ name: 'B' }, { name: 'C' }, { name: 'D' }, { name: 'E' });
  await expect(patchRecord(api, seen, { visible: false })).rejects.toMatchObject({ kind: 'conflict' });
  expect(sent).toHaveLength(3);
});

test('any other failure is passed on at once', async () => {
  const { api } = platform();
  const down = new ApiError('network', { code: 0 });
  await expect(patchRecord({ ...api, save: () => Promise.reject(down) }, seen, { name: 'x' })).rejects.toBe(down);
});
