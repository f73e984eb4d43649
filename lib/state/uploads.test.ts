/** @jest-environment ./scripts/check/jest-env.ts */
import { ApiError } from '@/lib/api/request/errors';
import type { UploadedFile } from '@/lib/api/file';
import { currentSession } from '@/lib/auth/session';
import { withPictures } from '@/lib/util/files/testing-pictures';
import { store } from './store';
import { uploadsOf, type UploadTarget } from './uploads';

const { atom: uploadsAtom, add: addUploads, cancel: cancelUpload, retry: retryUpload, open: openUploads } = uploadsOf();

const PNG = [0x89, 0x50, 0x4e, 0x47];
const picture = (name: string, size = 8) =>
  new File([new Uint8Array([...PNG, ...new Array<number>(size - 4).fill(0)])], name);
const arrived = (name: string): UploadedFile => ({ id: name, url: `/files/${name}`, name, mime: 'image/png', size: 8 });

/** A transport whose responses the test controls. */
function platform() {
  const open = new Map<
    string,
    { answer: (file: UploadedFile) => void; fail: (error: unknown) => void; signal: AbortSignal }
  >();
  const delivered: string[] = [];
  const target: UploadTarget = {
    owner: 'library',
    kinds: ['image'],
    maxBytes: () => 100,
    send: (file, _kind, { signal, onProgress }) =>
      new Promise((answer, fail) => {
        onProgress(0.5);
        signal.addEventListener('abort', () => fail(new ApiError('cancelled', { code: 0 })));
        open.set(file.name, { answer, fail, signal });
      }),
    deliver: ({ name }) => delivered.push(name),
    onIdle: jest.fn(),
  };
  return { open, delivered, target };
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
const states = () => store.get(uploadsAtom).map(({ file, state }) => `${file.name} ${state}`);
const idOf = (name: string) => store.get(uploadsAtom).find(({ file }) => file.name === name)!.id;

afterEach(async () => {
  store.get(uploadsAtom).forEach(({ id }) => cancelUpload(id));
  await settled();
});

test('three are sent at once, the others wait for their turn; at the end they leave together', async () => {
  const { open, delivered, target } = platform();
  const names = ['a', 'b', 'c', 'd', 'e'];
  addUploads(
    names.map((name) => picture(name)),
    target,
  );
  await settled();
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  expect(store.get(uploadsAtom)[0]!.sent).toBe(0.5);
  open.get('b')!.answer(arrived('b'));
  await settled();
  expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending', 'e waiting']);
  for (const name of ['a', 'c', 'd', 'e']) {
    open.get(name)!.answer(arrived(name));
    await settled();
  }
  expect(delivered.sort()).toEqual(names);
  expect(states()).toEqual([]);
  expect(target.onIdle).toHaveBeenCalledTimes(1);
  expect(jest.mocked(target.onIdle!).mock.calls[0]![0]).toHaveLength(5);
});

test('the owners share the places, and see their own end', async () => {
  const { open, target } = platform();
  const field = { ...target, owner: 'field', onIdle: jest.fn() };
  addUploads([picture('a'), picture('b'), picture('c')], target);
  addUploads([picture('d')], field);
  await settled();
  expect(states().at(-1)).toBe('d waiting');
  open.get('a')!.answer(arrived('a'));
  await settled();
  open.get('d')!.answer(arrived('d'));
  await settled();
  expect(field.onIdle).toHaveBeenCalledWith([expect.objectContaining({ state: 'done' })]);
  expect(target.onIdle).not.toHaveBeenCalled();
  expect(states()).toEqual(['a done', 'b sending', 'c sending']);
});

test('what breaks a limit is never sent, and says which', async () => {
  const { open, target } = platform();
  const files = [new File(['MZ'], 'x.png'), new File([], 'none.png'), picture('x.png.exe'), picture('x.pdf')];
  addUploads([...files, new File(['GIF89a'.padEnd(101)], 'big'), picture('fits', 20), picture('more', 20)], {
    ...target,
    left: () => 12,
  });
  await settled();
  const faults = store.get(uploadsAtom).map(({ file, fault }) => [file.name, fault]);
  expect(faults).toEqual([
    ['x.png', { rule: 'wrongType' }],
    ['none.png', { rule: 'empty' }],
    ['x.png.exe', { rule: 'twoEndings' }],
    ['x.pdf', { rule: 'otherType' }],
    ['big', { rule: 'tooBig' }],
    ['fits', undefined],
    ['more', { rule: 'noRoom' }],
  ]);
  expect([...open.keys()]).toEqual(['fits']);
});

test('a picture is sent without what it says beside the picture', async () => {
  const { open, target } = platform();
  const send = jest.fn(target.send);
  const jpeg = '\xff\xd8\xff\xe1\0\x0bExif\0\0GPS\xff\xda\0\x02coded\xff\xd9';
  addUploads([new File([Uint8Array.from(jpeg, (character) => character.charCodeAt(0))], 'a.jpg')], { ...target, send });
  await settled();
  const [file] = send.mock.calls[0]!;
  expect([file.name, file.type, file.size]).toEqual(['a.jpg', 'image/jpeg', jpeg.length - 13]);
  open.get('a.jpg')!.answer(arrived('a.jpg'));
});

test('a picture above the limit is sent smaller, and both sizes are known', async () => {
  const { open, target } = platform();
  const onIdle = jest.fn();
  const done = withPictures({ bytes: 90 });
  const pixels = new Uint8Array([...PNG, 0, 0, 0, 0, 0, 0, 0, 93, ...Buffer.from('IDAT'), ...new Array<number>(97)]);
  addUploads([new File([pixels], '泵.png'), picture('small.png', 20)], { ...target, onIdle });
  await settled();
  expect([...open.keys()].sort()).toEqual(['small.png', '泵.jpg']);
  expect(store.get(uploadsAtom).map(({ file, encoded }) => [file.size, encoded])).toEqual([
    [113, 90],
    [20, undefined],
  ]);
  open.get('泵.jpg')!.answer(arrived('泵.jpg'));
  open.get('small.png')!.answer(arrived('small.png'));
  await settled();
  expect(onIdle).toHaveBeenCalledTimes(1);
  done();
});

test('a photo that this browser cannot read says so', async () => {
  const { target } = platform();
  const done = withPictures('unreadable');
  addUploads([new File(['\0\0\0\x20ftypheic'], 'IMG_1.HEIC')], target);
  await settled();
  expect(store.get(uploadsAtom)[0]!.fault).toEqual({ rule: 'heic' });
  done();
});

test('a failed one keeps its file and goes again; what has arrived is not sent a second time', async () => {
  const { open, delivered, target } = platform();
  const full = new ApiError('business', { code: 500, message: 'full' });
  let refuse = true;
  const deliver = jest.fn(async ({ name }: UploadedFile) => {
    if (refuse) throw full;
    delivered.push(name);
  });
  const send = jest.fn(target.send);
  addUploads([picture('a')], { ...target, send, deliver });
  await settled();
  open.get('a')!.fail(new ApiError('network', { code: 0 }));
  await settled();
  expect(states()).toEqual(['a failed']);
  retryUpload(idOf('a'));
  await settled();
  open.get('a')!.answer(arrived('a'));
  await settled();
  expect([states(), store.get(uploadsAtom)[0]!.fault]).toEqual([['a failed'], { error: full }]);
  refuse = false;
  retryUpload(idOf('a'));
  await settled();
  expect([delivered, states(), send.mock.calls.length, deliver.mock.calls.length]).toEqual([['a'], [], 2, 2]);
});

test('a file is uploaded only when what is made of it is stored, too: until then it has its place', async () => {
  const { open, target } = platform();
  const stored = new Map<string, () => void>();
  const deliver = ({ name }: UploadedFile) => new Promise<void>((resolve) => stored.set(name, resolve));
  addUploads(
    ['a', 'b', 'c', 'd'].map((name) => picture(name)),
    { ...target, deliver },
  );
  await settled();
  for (const name of ['a', 'b', 'c']) open.get(name)!.answer(arrived(name));
  await settled();
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
  expect(target.onIdle).not.toHaveBeenCalled();
  stored.get('a')!();
  await settled();
  expect(states()).toEqual(['a done', 'b sending', 'c sending', 'd sending']);
});

test('a cancelled one stops at once and makes place; the others go on', async () => {
  const { open, delivered, target } = platform();
  addUploads(
    ['a', 'b', 'c', 'd'].map((name) => picture(name)),
    target,
  );
  await settled();
  cancelUpload(idOf('a'));
  await settled();
  expect(open.get('a')!.signal.aborted).toBe(true);
  expect(states()).toEqual(['b sending', 'c sending', 'd sending']);
  for (const name of ['b', 'c', 'd']) open.get(name)!.answer(arrived(name));
  await settled();
  expect(delivered).toEqual(['b', 'c', 'd']);
  expect(jest.mocked(target.onIdle!).mock.calls[0]![0]).toHaveLength(3);
});

test('the browser asks before it closes a page that still sends', async () => {
  const { open, target } = platform();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  addUploads([picture('a')], target);
  await settled();
  expect(leave()).toBe(true);
  open.get('a')!.answer(arrived('a'));
  await settled();
  expect(leave()).toBe(false);
});

test('files that wait or are being sent when the session ends are sent in no other', async () => {
  const { open, delivered, target } = platform();
  addUploads(
    ['a', 'b', 'c', 'd'].map((name) => picture(name)),
    target,
  );
  await settled();
  expect(openUploads()).toHaveLength(4);
  currentSession().end('ended');
  open.get('b')!.answer(arrived('b'));
  await settled();
  expect([openUploads().length, [...open.keys()], delivered]).toEqual([0, ['a', 'b', 'c'], []]);
  expect(open.get('a')!.signal.aborted).toBe(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});
