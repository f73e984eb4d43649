import { initialsOf, toneOf } from './initials';

test.each([
  ['陈海燕', '陈'],
  ['Jana Nováková', 'JN'],
  ['María Fernanda Quispe', 'MQ'],
  ['V. Kumar', 'VK'],
  ['Дмитрий Лебедев', 'ДЛ'],
  ['محمد', 'م'],
  ['  “ana”  lópez ', 'AL'],
  ['𠮷野', '𠮷'],
  ['', '?'],
  ['42', '?'],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a name keeps its tone', () => {
  expect(toneOf('陈海燕', 8)).toBe(toneOf('陈海燕', 8));
  const tones = new Set(['陈海燕', '王磊', '林晓雯', '刘子豪', '徐国强', '沈怡'].map((name) => toneOf(name, 8)));
  expect(tones.size).toBeGreaterThan(2);
});
