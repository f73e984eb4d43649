import { clockText, dueClock, lateDays } from './due-clock';

const at = (iso: string) => new Date(iso);
const clock = (dueAt: string | undefined, now: string, status: 'new' | 'replied' = 'new') =>
  dueClock({ status, dueAt }, at(now));

test.each([
  ['2026-11-20T09:18:00Z', 'calm', 300],
  ['2026-11-20T08:18:00Z', 'calm', 240],
  ['2026-11-20T08:17:59Z', 'soon', 240],
  ['2026-11-20T05:18:00Z', 'soon', 60],
  ['2026-11-20T05:17:59Z', 'urgent', 60],
  ['2026-11-20T04:18:01Z', 'urgent', 1],
  ['2026-11-20T04:18:00Z', 'late', 0],
  ['2026-11-20T04:17:01Z', 'late', 0],
  ['2026-11-19T04:18:00Z', 'late', 1440],
])('due at %s, it is %s with %i minutes', (dueAt, urgency, minutes) => {
  expect(clock(dueAt, '2026-11-20T04:18:00Z')).toMatchObject({ urgency, minutes });
});

test('the share falls from one to nothing over the 24 hours, and never beyond', () => {
  const share = (dueAt: string) => clock(dueAt, '2026-11-20T00:00:00Z')?.share;
  expect(share('2026-11-21T00:00:00Z')).toBe(1);
  expect(share('2026-11-20T06:00:00Z')).toBe(0.25);
  expect(share('2026-11-19T00:00:00Z')).toBe(0);
  expect(share('2026-11-29T00:00:00Z')).toBe(1);
});

test('a reply to later words of the buyer is due where the platform says so', () => {
  const inquiry = { status: 'quoted', lastFrom: 'buyer', dueAt: '2026-11-20T05:18:00Z' } as const;
  expect(dueClock(inquiry, at('2026-11-20T04:18:00Z'))).toMatchObject({ minutes: 60 });
  expect(dueClock({ ...inquiry, lastFrom: 'supplier' }, at('2026-11-20T04:18:00Z'))).toBeUndefined();
});

test('otherwise only a first reply is due', () => {
  expect(clock('2026-11-20T09:18:00Z', '2026-11-20T04:18:00Z', 'replied')).toBeUndefined();
  expect(clock(undefined, '2026-11-20T04:18:00Z')).toBeUndefined();
  expect(clock('soon', '2026-11-20T04:18:00Z')).toBeUndefined();
});

test('it is right over a night in which a clock is put back: instants are compared, not times of day', () => {
  expect(clock('2026-11-01T07:30:00Z', '2026-11-01T05:30:00Z')?.minutes).toBe(120);
});

test.each([
  ['2026-11-18T04:18:01Z', undefined],
  ['2026-11-18T04:18:00Z', 2],
  ['2026-11-15T05:00:00Z', 4],
  ['2026-11-23T04:18:00Z', undefined],
])('due at %s, the delay is said in %s days', (dueAt, days) => {
  expect(lateDays(clock(dueAt, '2026-11-20T04:18:00Z')!)).toBe(days);
});

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [166, '2:46'],
  [1860, '31:00'],
])('%i minutes read %s', (minutes, text) => expect(clockText(minutes)).toBe(text));
