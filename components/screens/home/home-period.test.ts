import { daysBefore, everyDay, daysBetween, periodOf, sameDaysBefore } from './home-period';

const read = (query: string) => periodOf(new URLSearchParams(query), '2026-11-20');
const USUAL = { preset: 30, from: '2026-10-22', to: '2026-11-20', days: 30 };

test('the last 30 days, today among them, unless the address says otherwise', () => {
  expect(read('')).toEqual(USUAL);
  expect(read('days=7')).toEqual({ preset: 7, from: '2026-11-14', to: '2026-11-20', days: 7 });
  expect(read('days=90').from).toBe('2026-08-23');
  expect(read('from=2026-10-01&to=2026-10-15')).toEqual({ from: '2026-10-01', to: '2026-10-15', days: 15 });
  expect(read('from=2026-10-01&to=2026-10-01').days).toBe(1);
});

test.each([
  'days=8',
  'days=abc',
  'from=2026-10-01',
  'from=2026-10-15&to=2026-10-01',
  'from=2026-02-30&to=2026-03-10',
  'from=2024-01-01&to=2026-03-10',
  'from=2027-01-01&to=2027-02-01',
  'from=x&to=y',
])('junk (%s) is the usual period', (query) => {
  expect(read(query)).toEqual(USUAL);
});

test('days that have not come yet are left out', () => {
  expect(read('from=2026-11-01&to=2026-12-31')).toEqual({ from: '2026-11-01', to: '2026-11-20', days: 20 });
});

test.each([
  ['days=7', '2026-11-07'],
  ['', '2026-09-17'],
  ['days=90', '2026-05-24'],
  ['from=2026-03-01&to=2026-03-31', '2026-01-25'],
  ['from=2026-11-18&to=2026-11-18', '2026-11-11'],
])('the days that are laid over %s are as many, on the same weekdays, and none of them is in it', (query, first) => {
  const period = read(query);
  const before = sameDaysBefore(period);
  expect(before.from).toBe(first);
  expect(daysBetween(before.from, before.to)).toBe(period.days);
  expect(new Date(before.from).getDay()).toBe(new Date(period.from).getDay());
  expect(before.to < period.from).toBe(true);
});

test('days are laid over the same days before by their dates, also where the platform has left some out', () => {
  const day = (date: string, views: number) => ({ date, views });
  const days = [day('2026-11-18', 1), day('2026-11-20', 2), day('x', 3)];
  const before = [day('2026-11-12', 8), day('2026-11-13', 9)];
  expect(daysBefore(days, before, read('days=7')).map((one) => one?.views)).toEqual([undefined, 9, undefined]);
});

test('a chart has a place for every day of its period, over a change of daylight saving time, too', () => {
  const rows = [
    { date: '2026-10-24', views: 4 },
    { date: '2026-10-26', views: 6 },
  ];
  const period = read('from=2026-10-23&to=2026-10-27');
  expect(everyDay(rows, period).map(({ date, views }) => [date, views])).toEqual([
    ['2026-10-23', undefined],
    ['2026-10-24', 4],
    ['2026-10-25', undefined],
    ['2026-10-26', 6],
    ['2026-10-27', undefined],
  ]);
});

test('rows that are no days of the period are shown as they were sent', () => {
  const period = read('from=2026-10-23&to=2026-10-27');
  for (const date of ['2024-01-01', '2026-W43', 'x']) expect(everyDay([{ date }], period)).toEqual([{ date }]);
});
