import { timeIn, timeZonesIn } from './time-zones';

test('the usual zones come first and have names; every zone is there once', () => {
  const zones = timeZonesIn('zh');
  expect(zones[0]).toMatchObject({ value: 'Asia/Shanghai', label: 'Asia/Shanghai · 中国标准时间' });
  expect(timeZonesIn('en')[0]!.label).toMatch(/China Standard Time|China Time/);
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  const values = zones.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Pacific/Auckland', 'Asia/Kolkata']));
  expect(values).not.toContain('Asia/Calcutta');
});

test('the time in a zone, over the date line, at half hours and in summer', () => {
  const now = new Date('2026-07-01T23:30:00Z');
  expect(timeIn('Asia/Shanghai', 'zh', now)).toEqual({ time: '07:30', offset: 'UTC+8' });
  expect(timeIn('Asia/Kolkata', 'en', now)).toEqual({ time: '05:00', offset: 'UTC+5:30' });
  expect(timeIn('Europe/Berlin', 'zh', now)).toEqual({ time: '01:30', offset: 'UTC+2' });
  expect(timeIn('Europe/London', 'en', new Date('2026-01-01T00:05:00Z'))).toEqual({
    time: '00:05',
    offset: expect.stringMatching(/^UTC(\+0)?$/),
  });
  expect(timeIn('Mars/Base', 'zh', now)).toBeUndefined();
});
