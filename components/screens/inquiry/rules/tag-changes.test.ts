import { changedTags, hasTooManyTags, tagState, undoneTags } from './tag-changes';

const rows = [{ tags: ['urgent', 'agent'] }, { tags: ['agent'] }];

test('a label is on all, on none or on some, and a change decides', () => {
  expect(tagState(rows, 'agent', {})).toBe(true);
  expect(tagState(rows, 'urgent', {})).toBeUndefined();
  expect(tagState(rows, 'new', {})).toBe(false);
  expect(tagState(rows, 'urgent', { urgent: false })).toBe(false);
  expect(tagState(rows, 'new', { new: true })).toBe(true);
});

test('a label with the name of something that every object has is a label', () => {
  expect(tagState([{ tags: ['constructor'] }], 'constructor', {})).toBe(true);
  expect(tagState([{ tags: [] }], 'constructor', {})).toBe(false);
});

test('each inquiry keeps its other labels, in their order', () => {
  expect(rows.map((row) => changedTags(row, { new: true, agent: false }))).toEqual([['urgent', 'new'], ['new']]);
  expect(rows.map((row) => changedTags(row, { urgent: true }))).toEqual([
    ['urgent', 'agent'],
    ['agent', 'urgent'],
  ]);
  expect(changedTags(rows[0]!, {})).toEqual(['urgent', 'agent']);
});

test('more labels than an inquiry may have', () => {
  const changes = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`t${at}`, true]));
  expect(hasTooManyTags([rows[1]!], changes)).toBe(false);
  expect(hasTooManyTags(rows, changes)).toBe(true);
});

test('an undo takes back what was changed, and nothing that a colleague did since', () => {
  expect(undoneTags(['a', 'new', 'theirs'], ['a', 'gone'], ['a', 'new'])).toEqual(['a', 'theirs', 'gone']);
  expect(undoneTags(['a'], ['a'], ['a'])).toEqual(['a']);
  expect(undoneTags([], ['a'], [])).toEqual(['a']);
});
