import { timeZonesIn } from './time-zones';

test('the usual zones come first and have names; every zone is there once', () => {
  const zones = timeZonesIn('zh');
  expect(zones[0]).toMatchObject({ value: 'Asia/Shanghai', label: 'Asia/Shanghai · 中国标准时间' });
  expect(timeZonesIn('en')[0]!.label).toMatch(/China Standard Time|China Time/);
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  const values = zones.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Pacific/Auckland', 'Asia/Kolkata']));
  expect(values).not.toContain('Asia/Calcutta');
});
