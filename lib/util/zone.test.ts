import { fromLocalMinute, toLocalMinute, zoneAt } from './zone';

it('names the zone as it is at that time of the year', () => {
  expect(zoneAt(new Date('2026-11-21T04:00:00Z'), 'Asia/Shanghai', 'zh')).toBe('GMT+8');
  expect(zoneAt(new Date('2026-01-10T04:00:00Z'), 'America/New_York', 'en')).toBe('GMT-5');
  expect(zoneAt(new Date('2026-07-10T04:00:00Z'), 'America/New_York', 'en')).toBe('GMT-4');
  expect(zoneAt(new Date('2026-07-10T04:00:00Z'), 'Asia/Kolkata', 'en')).toBe('GMT+5:30');
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
