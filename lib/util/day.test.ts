import {
  addDays,
  dayIn,
  daysFrom,
  endOfDay,
  isDay,
  knownZone,
  startOfDay,
  fromLocalMinute,
  toLocalMinute,
  zoneAt,
  dayPart,
  offsetIn,
} from './day';

const ZONES = [
  'Asia/Shanghai',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Chatham',
  // In these zones daylight saving starts at midnight.
  'America/Havana',
  'Asia/Beirut',
];
const HOUR = 3_600_000;
const YEAR = Array.from({ length: 366 }, (_, index) => addDays('2026-01-01', index));

describe.each(ZONES)('%s', (zone) => {
  it('every day of a year begins where the one before ends, and holds its own instants only', () => {
    for (const day of YEAR) {
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
      expect([day, dayIn(start, zone), dayIn(end, zone)]).toEqual([day, day, day]);
      expect([day, dayIn(start - 1, zone), dayIn(end + 1, zone)]).toEqual([day, addDays(day, -1), addDays(day, 1)]);
    }
  });

  it('days have 24 hours but for two a year where clocks change', () => {
    const hours = YEAR.slice(0, 365).map((day) => (endOfDay(day, zone) + 1 - startOfDay(day, zone)) / HOUR);
    const odd = hours.filter((length) => length !== 24).sort((one, other) => one - other);
    expect(odd).toEqual(['Asia/Shanghai', 'Asia/Kolkata'].includes(zone) ? [] : [23, 25]);
  });
});

test.each([
  ['Asia/Shanghai', '2026-10-14', '2026-10-13T16:00:00.000Z', '2026-10-14T15:59:59.999Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.999Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z', '2026-01-01T18:29:59.999Z'],
  ['Pacific/Chatham', '2026-01-01', '2025-12-31T10:15:00.000Z', '2026-01-01T10:14:59.999Z'],
])('in %s, %s is from %s to %s', (zone, day, start, end) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start);
  expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end);
});

test('an instant is another day elsewhere', () => {
  const at = new Date('2026-10-14T23:30:00Z');
  expect(dayIn(at, 'Asia/Shanghai')).toBe('2026-10-15');
  expect(dayIn(at, 'America/Los_Angeles')).toBe('2026-10-14');
});

test('a zone that no browser knows is the browser’s own', () => {
  const at = Date.parse('2026-10-14T23:30:00Z');
  expect(knownZone('Mars/Base')).toBeUndefined();
  expect(knownZone('')).toBeUndefined();
  expect(dayIn(at, 'Mars/Base')).toBe(dayIn(at));
  expect(startOfDay('2026-10-14', 'Mars/Base')).toBe(startOfDay('2026-10-14'));
});

test('days are counted by the calendar', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysFrom('2026-03-01', '2026-03-31')).toBe(30);
  expect(daysFrom('2026-03-31', '2026-03-01')).toBe(-30);
  expect(daysFrom('x', '2026-03-01')).toBeNaN();
  expect([isDay('2026-02-29'), isDay('2024-02-29'), isDay('soon'), isDay('2026-1-1')]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('names the zone as it is at that time of the year', () => {
  expect(zoneAt(new Date('2026-11-21T04:00:00Z'), 'Asia/Shanghai', 'zh')).toBe('UTC+8');
  expect(zoneAt(new Date('2026-01-10T04:00:00Z'), 'America/New_York', 'en')).toBe('UTC−5');
  expect(zoneAt(new Date('2026-07-10T04:00:00Z'), 'America/New_York', 'en')).toBe('UTC−4');
  expect(zoneAt(new Date('2026-07-10T04:00:00Z'), 'Asia/Kolkata', 'en')).toBe('UTC+5:30');
});

it('goes to the field and back without loss of the minute', () => {
  const iso = '2026-11-21T04:05:00.000Z';
  expect(toLocalMinute(iso)).toMatch(/^2026-11-2\dT\d\d:\d5$/);
  expect(fromLocalMinute(toLocalMinute(iso))).toBe(iso);
  expect(new Date(fromLocalMinute('2026-03-01T08:30')!).getHours()).toBe(8);
});

it('takes nothing for nothing', () => {
  expect(toLocalMinute(undefined)).toBe('');
  expect(toLocalMinute('soon')).toBe('');
  expect(fromLocalMinute('')).toBeUndefined();
  expect(fromLocalMinute('2026-13-45T99:00')).toBeUndefined();
});

it.each([
  [0, 'dawn'],
  [7, 'dawn'],
  [8, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %d it is %s', (hour, part) => expect(dayPart(hour)).toBe(part));

test.each([
  ['Asia/Kathmandu', '2026-11-21T23:30:00.400Z', 5.75],
  ['America/Los_Angeles', '2026-11-01T08:59:59Z', -7],
  ['America/Los_Angeles', '2026-11-01T09:00:00Z', -8],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 14],
])('the local time of %s is at %s ahead of UTC by %d hours', (zone, at, hours) => {
  expect(offsetIn(Date.parse(at), zone)).toBe(hours * HOUR);
});
