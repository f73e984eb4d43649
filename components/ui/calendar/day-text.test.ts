import { dateOf, dayFrom, dayOf, minuteFrom } from './day-text';

test.each([
  ['2026-11-18', '2026-11-18'],
  [' 2026/1/8 ', '2026-01-08'],
  ['2026.1.08', '2026-01-08'],
  ['20261118', '2026-11-18'],
  ['2026年1月8日', '2026-01-08'],
  ['２０２６－１１－１８', '2026-11-18'],
  ['2026-02-30', undefined],
  ['18-11-2026', undefined],
  ['2026-11', undefined],
  ['11', undefined],
  ['', undefined],
])('%s typed as a day means %s', (text, day) => expect(dayFrom(text)).toBe(day));

test.each([
  ['2026-11-18 09:30', '2026-11-18T09:30'],
  ['2026-11-18T9:30', '2026-11-18T09:30'],
  ['20261118 0930', '2026-11-18T09:30'],
  ['2026年1月8日 ２３：５９', '2026-01-08T23:59'],
  ['2026-11-18', undefined],
  ['2026-11-18 24:00', undefined],
  ['2026-11-18 09:60', undefined],
  ['2026-11-18 09:30 pm', undefined],
])('%s typed as a time means %s', (text, minute) => expect(minuteFrom(text)).toBe(minute));

test('a day is the same day again by way of a date', () => {
  for (const day of ['2026-11-18', '2026-03-29', '0999-01-01']) expect(dayOf(dateOf(day)!)).toBe(day);
  expect(dateOf('2026-02-30')).toBeUndefined();
});
