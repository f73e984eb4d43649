/** @jest-environment ./scripts/check/jest-env.ts */
import { isWrittenIn } from './written';

test('a page is written in a language when its title and its text are', () => {
  const record = { title: { zh: '泵', en: 'Pump' }, description: { zh: '<p>泵</p>' } };
  expect(isWrittenIn({ kind: 'product', record }, 'zh')).toBe(true);
  expect(isWrittenIn({ kind: 'product', record }, 'en')).toBe(false);
  // Without a description in any language, none is missing.
  expect(isWrittenIn({ kind: 'product', record: { title: record.title } }, 'en')).toBe(true);
  expect(isWrittenIn({ kind: 'post', record: { title: { zh: '泵' } } }, 'en')).toBe(false);
  expect(isWrittenIn({ kind: 'product', record: {} }, 'zh')).toBe(false);
  expect(isWrittenIn({ kind: 'shop' }, 'en')).toBe(true);
  expect(isWrittenIn({ kind: 'shop', info: { name: { zh: '店' } } }, 'en')).toBe(false);
});
