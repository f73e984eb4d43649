import { dueOf } from './todos';

const todo = (kind: string, count = 1) => ({ kind, count, path: `/${kind}` });
const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);

test('what is due is shown first, five at most; nothing to do and no hurry are behind more', () => {
  const all = [
    ...[todo('inquiry'), todo('rejected', 0), todo('question'), todo('draft')],
    ...[todo('review'), todo('certificate'), todo('new-kind'), todo('reviewing'), todo('another')],
  ];
  const { due, rest } = dueOf(all);
  expect(kinds(due)).toEqual(['inquiry', 'question', 'review', 'certificate', 'new-kind']);
  expect(kinds(rest)).toEqual(['rejected', 'draft', 'reviewing', 'another']);
});

test('with nothing due the first ones are shown, none twice', () => {
  const { due, rest } = dueOf([todo('inquiry', 0), todo('draft', 4)]);
  expect(kinds(due)).toEqual(['inquiry', 'draft']);
  expect(rest).toEqual([]);
});
