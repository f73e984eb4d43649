import { fieldLabel, labelOfKeys, type LabelTexts } from './field-label';

const MESSAGES: Record<string, string> = { sku: 'SKU', variants: 'Variants', price: 'Price of row {row}' };
const texts = Object.assign(
  (key: string, { row }: { row: number }) => MESSAGES[key]!.replace('{row}', String(row)),
  // As next-intl does, which finds what every object inherits.
  {
    has: (key: string) =>
      key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], MESSAGES) !==
      undefined,
  },
) as unknown as LabelTexts;
const labelOf = (path: string) => fieldLabel(texts, { 'variants.#.price': 'price' }, path);
const join = (name: string, key: string) => `${name} · ${key}`;

it.each(['constructor', 'constructor.name', 'toString', '__proto__.x'])('takes %s for a name of its own', (path) => {
  expect(labelOf(path)).toBe(path);
});

it.each([
  [['sku'], 'SKU'],
  [['variants', '1', 'price'], 'Price of row 2'],
  [['variants', '1', 'options', 'Dia. (mm)'], 'Variants 2 · Dia. (mm)'],
  [['variants', '0', 'options', 'Color'], 'Variants 1 · Color'],
  [['unknown'], 'unknown'],
])('names %j', (keys, label) => expect(labelOfKeys(labelOf, keys, join)).toBe(label));
