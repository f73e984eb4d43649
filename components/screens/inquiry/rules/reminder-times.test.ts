import { toLocalMinute } from '@/lib/util/day';
import { reminderTimes } from './reminder-times';

const local = (text: string) =>
  Object.fromEntries(Object.entries(reminderTimes(new Date(text))).map(([name, at]) => [name, toLocalMinute(at)]));

test('mornings by this device’s clock, and the Monday after today', () => {
  expect(local('2026-11-19T16:20:30')).toEqual({
    in1h: '2026-11-19T17:21',
    tomorrow: '2026-11-20T09:00',
    in3d: '2026-11-22T09:00',
    monday: '2026-11-23T09:00',
  });
  expect(local('2026-11-23T08:00').monday).toBe('2026-11-30T09:00');
  expect(local('2026-11-22T23:59:59')).toMatchObject({ monday: '2026-11-23T09:00', in1h: '2026-11-23T01:00' });
});
