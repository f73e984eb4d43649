import { createFormatter } from 'next-intl';
import { formatsOf } from './locales';

const NAMES = ['day', 'minute', 'full', 'time'] as const;
const said = (locale: 'zh' | 'en', at: string) => {
  const format = createFormatter({ locale, timeZone: 'UTC', formats: formatsOf(locale) });
  return NAMES.map((name) => format.dateTime(new Date(at), name));
};

test('an English date names its month, which countries order differently; a Chinese one is in numbers', () => {
  expect(said('en', '2025-08-07T03:19:00Z')).toEqual(['Aug 7, 2025', 'Aug 7, 03:19', 'Aug 7, 2025, 03:19', '03:19']);
  expect(said('zh', '2025-08-07T03:19:00Z')).toEqual(['2025/08/07', '08/07 03:19', '2025/08/07 03:19', '03:19']);
});

test('the hour after midnight is 00', () => {
  expect(said('en', '2025-08-07T00:05:00Z').slice(1)).toEqual(['Aug 7, 00:05', 'Aug 7, 2025, 00:05', '00:05']);
  expect(said('zh', '2025-08-07T00:05:00Z').slice(1)).toEqual(['08/07 00:05', '2025/08/07 00:05', '00:05']);
});
