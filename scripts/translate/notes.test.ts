import { noteFinder } from './notes.mjs';

test('the most exact note counts, and keeps the length of the wider one', () => {
  const noteOf = noteFinder({
    '*.status.*': { note: 'any state', max: 20 },
    'review.*.*': { note: 'anything of reviews' },
    'review.status.*': { note: 'state of a review', max: 12 },
    'review.status.hidden': { note: 'not shown' },
  });
  expect(noteOf('blog.status.draft')).toEqual({ note: 'any state', max: 20 });
  expect(noteOf('review.status.visible')).toEqual({ note: 'state of a review', max: 12 });
  expect(noteOf('review.status.hidden')).toEqual({ note: 'not shown', max: 12 });
  expect(noteOf('review.reply.open')).toEqual({ note: 'anything of reviews' });
  expect(noteOf('review.pageTitle')).toBeUndefined();
});
