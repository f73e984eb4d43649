import { splitList, splitWords } from '@/lib/sheet/list-text';

/** Names that suppliers’ own files use for what the template offers as a choice, beside those of the interface. */

/** By the codes of units (contract 1). A measure word that counts several kinds of things, such as 件, names none of them. */
export const USUAL_UNITS: Readonly<Record<string, readonly string[]>> = {
  piece: ['pcs', 'pc', 'pce', 'ea', '个', '只'],
  set: ['sets'],
  pair: ['prs', 'pr'],
  kg: ['kgs', 'kilo', 'kilogram', 'kilograms', '公斤', '千克'],
  gram: ['g', 'gr', '克'],
  ton: ['t', 'tons', 'mt', 'tonne', 'tonnes'],
  metre: ['m', 'mtr', 'mtrs', 'meter', 'meters', 'metres'],
  'square-metre': ['m2', '㎡', 'sqm', '平米'],
  'cubic-metre': ['m3', 'cbm', '方'],
  litre: ['l', 'ltr', 'ltrs', 'liter', 'liters', 'litres'],
  roll: ['rolls'],
  sheet: ['sheets'],
  carton: ['ctn', 'ctns'],
  bag: ['bags'],
  dozen: ['doz', 'dz'],
};

/** By the codes of payment terms (contract 4). */
export const USUAL_PAYMENT_TERMS: Readonly<Record<string, readonly string[]>> = {
  TT: ['T/T', '电汇'],
  LC: ['L/C', '信用证'],
  DP: ['D/P', '付款交单'],
  DA: ['D/A', '承兑交单'],
  WU: ['西联'],
  OA: ['O/A', '赊销'],
};

/** By the codes of trade terms: what Incoterms called CFR before 1990, and many still do. */
export const OLD_TRADE_TERMS: Readonly<Record<string, readonly string[]>> = { CFR: ['CNF', 'C&F', 'C & F', 'C+F'] };

const OLD_NAMES = new Set(Object.values(OLD_TRADE_TERMS).flat());

/** Whether a list of trade terms has a name that is read as another one. */
export const hasOldTerm = (text: string): boolean =>
  splitList(text.normalize('NFKC').toUpperCase())
    .flatMap(splitWords)
    .some((name) => OLD_NAMES.has(name));

/** By the codes of yes and no. */
export const USUAL_FLAGS: Readonly<Record<string, readonly string[]>> = {
  true: ['1', 'y', '√', '✓', '对', '有'],
  false: ['0', 'n', '×', '✗', '错', '无'],
};
