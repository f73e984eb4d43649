import { useFormatter, useTranslations } from 'next-intl';
import { codeNamed } from './code-named';

/** The units of the contract (1), with the keys of their names. */
export const UNIT_KEYS = {
  piece: 'piece',
  set: 'set',
  pair: 'pair',
  kg: 'kg',
  gram: 'gram',
  ton: 'ton',
  metre: 'metre',
  'square-metre': 'squareMetre',
  'cubic-metre': 'cubicMetre',
  litre: 'litre',
  roll: 'roll',
  sheet: 'sheet',
  box: 'box',
  carton: 'carton',
  bag: 'bag',
  barrel: 'barrel',
  dozen: 'dozen',
  unit: 'unit',
} as const;
type Unit = keyof typeof UNIT_KEYS;

export const UNIT_CODES = Object.keys(UNIT_KEYS) as Unit[];
const isUnit = (text: string): text is Unit => Object.hasOwn(UNIT_KEYS, text);

/** What a unit is called beside no number, or beside one that is still being typed. */
const DEFAULT_COUNT = 2;

/** Units in the interface language; a text that is no code of the contract stays as it was sent. */
export function useUnits() {
  const t = useTranslations('units');
  const format = useFormatter();
  const nameOf = (unit: string, count: unknown = DEFAULT_COUNT): string =>
    isUnit(unit) ? t(`name.${UNIT_KEYS[unit]}`, { count: typeof count === 'number' ? count : DEFAULT_COUNT }) : unit;
  return {
    /** A unit as it is called where there are `count` of it. */
    nameOf,
    /** "500 pieces"; `count` is text while it is being typed. */
    quantity: (count: number | string, unit: string): string => {
      const number = typeof count === 'number' ? format.number(count) : count;
      if (unit.trim() === '') return number;
      // The direction of an unknown unit must not move the number.
      return t('quantity', { count: number, unit: isUnit(unit) ? nameOf(unit, count) : `\u2068${unit}\u2069` });
    },
    /** The code of a unit by its code or its name in singular or plural; else the text as it was written. */
    codeOf: (text: string): string => codeNamed(UNIT_CODES, (code) => [nameOf(code, 1), nameOf(code)], text),
  };
}
