import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import en from '@/messages/en/units.json';
import zh from '@/messages/zh/units.json';
import { UNIT_CODES, useUnits } from './use-units';

function unitsIn(locale: 'zh' | 'en') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={{ units: { zh, en }[locale] }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(useUnits, { wrapper }).result.current;
}
/** The text as received, isolated so that its direction does not affect the rest. */
const alone = (text: string) => `\u2068${text}\u2069`;

test('the units are those of the contract, each with a name in both languages', () => {
  expect(UNIT_CODES.join(' ')).toBe(
    'piece set pair kg gram ton metre square-metre cubic-metre litre roll sheet box carton bag barrel dozen unit',
  );
  expect(UNIT_CODES.map((code) => unitsIn('zh').nameOf(code)).join(' ')).toBe(
    '件 套 对 千克 克 吨 米 平方米 立方米 升 卷 张 盒 箱 袋 桶 打 台',
  );
  expect(UNIT_CODES.map((code) => unitsIn('en').nameOf(code, 1)).join(', ')).toBe(
    'piece, set, pair, kg, gram, ton, meter, square meter, cubic meter, liter, roll, sheet, box, carton, bag, barrel, dozen, unit',
  );
  expect(UNIT_CODES.map((code) => unitsIn('en').nameOf(code)).join(', ')).toBe(
    'pieces, sets, pairs, kg, grams, tons, meters, square meters, cubic meters, liters, rolls, sheets, boxes, cartons, bags, barrels, dozen, units',
  );
});

test.each<[number | string, string, string, string]>([
  [0, 'piece', '0 件', '0 pieces'],
  [1, 'piece', '1 件', '1 piece'],
  [1.5, 'ton', '1.5 吨', '1.5 tons'],
  [2, 'box', '2 盒', '2 boxes'],
  [12_500, 'square-metre', '12,500 平方米', '12,500 square meters'],
  // Unfinished input is not a number yet.
  ['1x', 'set', '1x 套', '1x sets'],
  [5, '', '5', '5'],
  [5, '  ', '5', '5'],
])('%s of “%s” is %s, and in English %s', (count, unit, chinese, english) => {
  expect(unitsIn('zh').quantity(count, unit)).toBe(chinese);
  expect(unitsIn('en').quantity(count, unit)).toBe(english);
});

test.each(['pcs', 'Piece', 'SET', 'قطعة', 'toString', '__proto__', 'squareMetre', '{count}'])(
  '“%s” is no code: it is shown as it was sent',
  (unit) => {
    for (const locale of ['zh', 'en'] as const) {
      expect(unitsIn(locale).nameOf(unit)).toBe(unit);
      expect(unitsIn(locale).quantity(3, unit)).toBe(`3 ${alone(unit)}`);
    }
  },
);

test('what is written by hand is kept as the code it names, in one or in many, else as it was written', () => {
  const english = unitsIn('en');
  expect(['piece', 'Pieces', ' set ', 'square meters', 'square-metre', 'KG'].map(english.codeOf)).toEqual([
    'piece',
    'piece',
    'set',
    'square-metre',
    'square-metre',
    'kg',
  ]);
  expect(['pcs', 'pallets of 40', '件', ''].map(english.codeOf)).toEqual(['pcs', 'pallets of 40', '件', '']);
  expect(['件', '平方米', 'piece'].map(unitsIn('zh').codeOf)).toEqual(['piece', 'square-metre', 'piece']);
});
