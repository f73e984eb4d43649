import { startSession } from '@/lib/auth/session';
import { keepScroll, putScroll, removeScroll, scrollOf } from './view-scroll';

const LOW = { top: 640, left: 0 };

beforeEach(() => startSession('first'));

test('what a view was scrolled to is there when it is shown again, and moves with its tab', () => {
  keepScroll('list', '0.1', LOW);
  putScroll('other', removeScroll('list'));
  expect([...scrollOf('list')]).toEqual([]);
  expect([...scrollOf('other')]).toEqual([['0.1', LOW]]);
  keepScroll('other', '0.1', { top: 0, left: 0 });
  expect([...scrollOf('other')]).toEqual([]);
});

test('the next session finds every view at its top', () => {
  keepScroll('list', '', LOW);
  startSession('second');
  expect([...scrollOf('list')]).toEqual([]);
});
