import { createTranslator } from 'next-intl';
import { EXPIRING_DAYS } from '@/lib/util/expiry';
import en from '@/messages/en/strength.json';
import zh from '@/messages/zh/strength.json';

test.each([
  ['zh', zh],
  ['en', en],
] as const)('filter and notice name the days of the rule, in %s', (locale, strength) => {
  const t = createTranslator({ locale, messages: { strength }, namespace: 'strength' });
  const values = { within: EXPIRING_DAYS, count: 3 };
  expect(EXPIRING_DAYS).toBe(90);
  expect(t('filter.soon', values)).toMatch(/(?<!\d)90(?!\d)/);
  expect(t('filter.valid', values)).toMatch(/(?<!\d)90(?!\d)/);
  expect(t('notice.soon', values)).toMatch(/(?<!\d)90(?!\d)/);
});
