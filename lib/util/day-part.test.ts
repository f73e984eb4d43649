import { dayPart } from './day-part';

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
