import { buyerTime } from './buyer-time';

const HOME = 'Asia/Shanghai';
const there = (at: string, zone: string) => buyerTime(new Date(at), zone, HOME);

test('the time of the buyer, its offset, and the day where it is another one', () => {
  expect(there('2026-11-20T06:32:00Z', 'America/Sao_Paulo')).toEqual({
    time: '03:32',
    offset: 'UTC−3',
    night: true,
    days: 0,
  });
  expect(there('2026-11-20T17:30:00Z', 'America/Los_Angeles')).toMatchObject({ time: '09:30', night: false, days: -1 });
  expect(there('2026-11-20T15:10:00Z', 'Pacific/Auckland')).toMatchObject({ time: '04:10', night: true, days: 1 });
  expect(there('2026-11-20T06:00:00Z', 'Asia/Kolkata')).toMatchObject({ time: '11:30', offset: 'UTC+5:30' });
});

test.each([
  ['2026-11-20T21:59:00Z', false],
  ['2026-11-20T22:00:00Z', true],
  ['2026-11-20T00:00:00Z', true],
  ['2026-11-20T06:59:00Z', true],
  ['2026-11-20T07:00:00Z', false],
])('at %s in London night is %s, and midnight is 00 and not 24', (at, night) => {
  expect(there(at, 'Europe/London')).toMatchObject({ night, time: at.slice(11, 16) });
});

test('summer time counts', () => {
  expect(there('2026-07-01T12:00:00Z', 'Europe/Berlin')).toMatchObject({ time: '14:00', offset: 'UTC+2' });
  expect(there('2026-12-01T12:00:00Z', 'Europe/Berlin')).toMatchObject({ time: '13:00', offset: 'UTC+1' });
});

test('a zone that nobody knows has no time', () => {
  expect(there('2026-11-20T06:32:00Z', 'Mars/Olympus')).toBeUndefined();
  expect(there('2026-11-20T06:32:00Z', '')).toBeUndefined();
});
