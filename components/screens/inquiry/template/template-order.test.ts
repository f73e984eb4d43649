import { templatesFor } from './template-order';

test('the buyer’s language comes first, in it the last used, and the others stay in their order', () => {
  const all = [
    { id: 'a', language: 'zh' },
    { id: 'b', language: 'en' },
    { id: 'c', language: '' },
    { id: 'd', language: 'en-GB' },
    { id: 'e', language: 'en' },
  ];
  const ids = (used: string[]) => templatesFor(all, 'en', used).map(({ id }) => id);
  expect(ids([])).toEqual(['b', 'd', 'e', 'c', 'a']);
  expect(ids(['a', 'e', 'd'])).toEqual(['e', 'd', 'b', 'c', 'a']);
});
