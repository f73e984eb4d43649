import type { Product } from '@/lib/api/product-schema';
import { joinPairs, splitPairs } from '@/lib/sheet/list-text';
import { cleanCode } from '@/lib/util/clean-code';
import { uuid } from '@/lib/util/uuid';
import type { Codec, Parsed } from './codecs';

type Variant = Product['variants'][number];

/** Further parts of a variant; names of options do not begin like them. */
const PARTS = ['price', 'stock', 'image'] as const;
/** As they are written in Chinese. */
const ALIASES: Record<(typeof PARTS)[number], string> = { price: '单价', stock: '库存', image: '图片' };
const MAX_PARTS = 8;
const FORMAT: Parsed = { fault: { key: 'format' } };

const partsOf = (variant: Variant): string[] => [
  variant.sku,
  ...Object.entries(variant.options).map(([name, value]) => `${name}=${value}`),
  ...PARTS.flatMap((part) => (variant[part] === undefined ? [] : [`@${part}=${variant[part]}`])),
];

function variantOf([sku = '', ...parts]: string[], before: Variant | undefined): Variant | undefined {
  const variant: Record<string, unknown> = { ...before, id: before?.id ?? uuid(), sku: cleanCode(sku), options: {} };
  PARTS.forEach((part) => Reflect.deleteProperty(variant, part));
  const options: Record<string, string> = {};
  for (const part of parts) {
    const [, name = '', value = ''] = /^([^=]+)=([^]*)$/.exec(part) ?? [];
    if (name === '') return undefined;
    const own = PARTS.find((one) => [`@${one}`, `@${ALIASES[one]}`].includes(name.trim()));
    if (!own) options[name.trim()] = value.trim();
    else if (own === 'stock') variant.stock = /^\d+$/.test(value.trim()) ? Number(value) : value;
    else variant[own] = value.trim();
  }
  return { ...variant, options } as Variant;
}

/** One variant after the other: `A-1: Colour=red: Size=L: @price=12.00: @stock=5; A-2: …`. A known SKU keeps its id. */
export const variants: Codec = {
  write: ({ variants: list }) => (list.length > 0 ? joinPairs(list.map(partsOf)) : undefined),
  parse: (typed, _context, base) => {
    const known = new Map(base?.variants.map((variant) => [cleanCode(variant.sku), variant]));
    const list = splitPairs(typed, MAX_PARTS).map((parts) => variantOf(parts, known.get(cleanCode(parts[0] ?? ''))));
    return list.some((variant) => variant === undefined) ? FORMAT : { value: list };
  },
};
