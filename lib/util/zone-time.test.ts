import { timeIn } from './zone-time';

test('the time in a zone, over the date line, at half hours and in summer', () => {
  const now = new Date('2026-07-01T23:30:00Z');
  expect(timeIn('Asia/Shanghai', now)).toEqual({ time: '07:30', offset: 'UTC+8' });
  expect(timeIn('Asia/Kolkata', now)).toEqual({ time: '05:00', offset: 'UTC+5:30' });
  expect(timeIn('Europe/Berlin', now)).toEqual({ time: '01:30', offset: 'UTC+2' });
  expect(timeIn('Europe/London', new Date('2026-01-01T00:05:00Z'))).toEqual({
    time: '00:05',
    offset: expect.stringMatching(/^UTC(\+0)?$/),
  });
  expect(timeIn('Mars/Base', now)).toBeUndefined();
});
