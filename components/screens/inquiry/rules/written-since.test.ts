import type { Message } from '@/lib/api/inquiry-schema';
import { writtenSince } from './written-since';

const message = (id: string, from = 'supplier') => ({ id, from }) as Message;
const page = [message('m4'), message('m3', 'system'), message('m2', 'buyer'), message('m1', 'buyer')];
const since = (begun: string | undefined, own: string[] = []) =>
  writtenSince(page, begun, ({ id }) => own.includes(id)).map(({ id }) => id);

test('what others have written since the text was begun, without our own and the platform’s', () => {
  expect(since('m1')).toEqual(['m2', 'm4']);
  expect(since('m1', ['m4'])).toEqual(['m2']);
  expect(since('m2')).toEqual(['m4']);
  expect(since('m4')).toEqual([]);
  expect(since(undefined)).toEqual([]);
  // More than a page has come since.
  expect(since('m0')).toEqual(['m1', 'm2', 'm4']);
});
