import type { Product } from '@/lib/api/product-schema';
import { joinPairs, splitPairs } from '@/lib/sheet/list-text';
import { cleanCode } from '@/lib/util/clean-code';
import { uuid } from '@/lib/util/uuid';
import {
  amount,
  attributes,
  choice,
  choices,
  code,
  currencyChoice,
  flag,
  hsCode,
  moment,
  number,
  steps,
  text,
  texts,
  whole,
  words,
  type Codec,
  type Parsed,
} from './codecs';

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
const variants: Codec = {
  write: ({ variants: list }) => (list.length > 0 ? joinPairs(list.map(partsOf)) : undefined),
  parse: (typed, _context, base) => {
    const known = new Map(base?.variants.map((variant) => [cleanCode(variant.sku), variant]));
    const list = splitPairs(typed, MAX_PARTS).map((parts) => variantOf(parts, known.get(cleanCode(parts[0] ?? ''))));
    return list.some((variant) => variant === undefined) ? FORMAT : { value: list };
  },
};

export interface SheetColumn {
  key: string;
  /** The path of the heading in the messages. */
  label: string;
  section: 'basic' | 'media' | 'pricing' | 'variants' | 'trade' | 'packaging' | 'description' | 'seo' | 'figures';
  codec: Codec;
  /** The field that it writes; none for what only the platform sets. */
  path?: string;
  /** The sentence of the template about it, in the messages; none where the heading says all. */
  hint?: string;
  /** Characters. */
  width: number;
}

/** Paths of texts in the messages. */
export const textsIn = (folder: string) => (name: string) => `${folder}.${name}`;
const field = textsIn('productForm.fields');
const own = textsIn('productSheet.column');
const listed = textsIn('productList.column');

type Row = [key: string, label: string, path: string, codec: (path: string) => Codec, width: number, hint?: string];

const section = (name: SheetColumn['section'], rows: Row[]): SheetColumn[] =>
  rows.map(([key, label, path, codec, width, hint]) => ({
    key,
    label,
    section: name,
    path,
    codec: codec(path),
    width,
    hint,
  }));

const ofUnit = (path: string) => choice(path, 'unit', { open: true });

/** What only the platform sets: exported, and left alone by the import. */
const figures = (rows: [key: string, label: string, codec: Codec, width: number][]): SheetColumn[] =>
  rows.map(([key, label, codec, width]) => ({ key, label, section: 'figures', codec, width }));

/** Whether a row finds its product by this column; an exported file has both of them. */
export const isIdentity = (key: string): boolean => key === 'id' || key === 'sku';

/** The columns of a file of products in their order; a column of another file is known by its heading. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  { key: 'id', label: own('id'), section: 'basic', codec: code('id'), width: 12 },
  ...section('basic', [
    ['sku', field('sku'), 'sku', code, 16, 'sku'],
    ['titleZh', field('titleZh'), 'title.zh', text, 36, 'title'],
    ['titleEn', field('titleEn'), 'title.en', text, 36, 'title'],
    ['categoryId', field('categoryId'), 'categoryId', (path) => choice(path, 'category'), 28],
    ['groupIds', field('groupIds'), 'groupIds', (path) => choices(path, 'group'), 24, 'several'],
    ['keywords', field('keywords'), 'keywords', words, 28, 'keywords'],
    ['brand', field('brand'), 'brand', text, 14],
    ['model', field('model'), 'model', text, 14],
    ['origin', field('origin'), 'origin', (path) => choice(path, 'country'), 12],
    ['hsCode', field('hsCode'), 'hsCode', hsCode, 12, 'hsCode'],
    ['showcase', field('showcase'), 'showcase', flag, 8],
  ]),
  ...section('media', [
    ['images', field('images'), 'images', texts, 32, 'images'],
    ['video', field('video'), 'video', text, 20],
  ]),
  ...section('pricing', [
    ['mode', field('mode'), 'pricing.mode', (path) => choice(path, 'mode'), 10],
    ['currency', field('currency'), 'pricing.currency', currencyChoice, 8],
    ['price', field('price'), 'pricing.price', amount, 12],
    ['priceMin', field('priceMin'), 'pricing.min', amount, 12],
    ['priceMax', field('priceMax'), 'pricing.max', amount, 12],
    ['tiers', field('tiers'), 'pricing.tiers', (path) => steps(path, 'minQuantity', 'price', true), 32, 'tiers'],
    ['moq', field('moq'), 'moq.quantity', whole, 10],
    ['unit', field('unit'), 'moq.unit', ofUnit, 8],
    ['stock', field('stock'), 'stock', whole, 10],
  ]),
  ...section('variants', [
    ['attributes', field('attributes'), 'attributes', () => attributes, 36, 'attributes'],
    ['variants', field('variants'), 'variants', () => variants, 36, 'variants'],
  ]),
  ...section('trade', [
    ['tradeTerms', field('tradeTerms'), 'tradeTerms', (path) => choices(path, 'tradeTerm'), 16, 'several'],
    ['paymentTerms', field('paymentTerms'), 'paymentTerms', (path) => choices(path, 'paymentTerm'), 20, 'several'],
    ['port', field('port'), 'port', text, 12],
    ['leadTimes', field('leadTimes'), 'leadTimes', (path) => steps(path, 'maxQuantity', 'days'), 20, 'leadTimes'],
    ['supplyQuantity', field('supplyQuantity'), 'supplyAbility.quantity', whole, 12],
    ['supplyUnit', field('supplyUnit'), 'supplyAbility.unit', ofUnit, 10],
    ['supplyPeriod', field('supplyPeriod'), 'supplyAbility.period', (path) => choice(path, 'period'), 10],
    ['customisation', field('customisation'), 'customisation', texts, 20, 'several'],
    [
      'certificateIds',
      field('certificateIds'),
      'certificateIds',
      (path) => choices(path, 'certificate'),
      20,
      'several',
    ],
  ]),
  ...section('packaging', [
    ['length', own('length'), 'packaging.size.length', number, 12],
    ['width', own('width'), 'packaging.size.width', number, 12],
    ['height', own('height'), 'packaging.size.height', number, 12],
    ['grossWeight', own('grossWeight'), 'packaging.grossWeight', number, 12],
    ['netWeight', own('netWeight'), 'packaging.netWeight', number, 12],
    ['packageType', field('packageType'), 'packaging.type', text, 14],
    ['perCarton', field('perCarton'), 'packaging.quantityPerCarton', whole, 10],
    ['sampleAvailable', field('sampleAvailable'), 'sample.available', flag, 8],
    ['samplePrice', field('samplePrice'), 'sample.price', amount, 10],
    ['sampleQuantity', field('sampleQuantity'), 'sample.maxQuantity', whole, 10],
  ]),
  ...section('description', [
    ['descriptionZh', field('descriptionZh'), 'description.zh', text, 40, 'html'],
    ['descriptionEn', field('descriptionEn'), 'description.en', text, 40, 'html'],
  ]),
  ...section('seo', [
    ['seoTitle', field('seoTitle'), 'seo.title', text, 24],
    ['seoDescription', field('seoDescription'), 'seo.description', text, 24],
    ['slug', field('slug'), 'seo.slug', text, 16],
  ]),
  ...figures([
    ['status', field('status'), choice('status', 'status'), 10],
    ['rejectReason', own('rejectReason'), text('rejectReason'), 24],
    ['score', listed('score'), number('score'), 8],
    ['views', listed('views'), number('stats.views'), 8],
    ['inquiries', listed('inquiries'), number('stats.inquiries'), 8],
    ['favourites', own('favourites'), number('stats.favourites'), 8],
    ['createdAt', listed('createdAt'), moment('createdAt'), 18],
    ['updatedAt', listed('updatedAt'), moment('updatedAt'), 18],
  ]),
];

/** Columns of `keys`, in the order of the table. */
export const columnsOf = (keys: readonly string[]): SheetColumn[] =>
  SHEET_COLUMNS.filter(({ key }) => keys.includes(key));

export const SECTIONS: readonly SheetColumn['section'][] = [...new Set(SHEET_COLUMNS.map((column) => column.section))];
