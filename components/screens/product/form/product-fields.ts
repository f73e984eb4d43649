import {
  AMOUNT,
  CHOICE,
  COUNTRY,
  format,
  group,
  OPTIONAL_LINE,
  PICTURES,
  QUANTITY,
  RAW,
  rows,
  startsAs,
  TEXTS,
  WORDS,
} from '@/components/ui/form/field-formats';
import { textOrNone } from '@/components/ui/form/blank';
import type { FieldTable } from '@/components/ui/form/field-table';
import { plainHsCode } from '@/lib/api/product/rules';
import type { Product } from '@/lib/api/product-schema';

type PricingMode = NonNullable<Product['pricing']>['mode'];

const HS_CODE = format<string>(OPTIONAL_LINE.read, (typed) => textOrNone(plainHsCode(typed)));

/** A new field is a row here, in addition to its schema, its input and its label in both languages. */
export const PRODUCT_FIELDS = {
  title: { section: 'basic', format: TEXTS, labels: { zh: 'titleZh', en: 'titleEn' } },
  sku: { section: 'basic', format: RAW },
  categoryId: { section: 'basic', format: CHOICE },
  hsCode: { section: 'basic', format: HS_CODE },
  keywords: { section: 'basic', format: WORDS },
  groupIds: { section: 'basic', format: WORDS },
  brand: { section: 'basic', format: OPTIONAL_LINE },
  model: { section: 'basic', format: OPTIONAL_LINE },
  origin: { section: 'basic', format: COUNTRY },
  showcase: { section: 'basic', format: startsAs(false) },
  status: { section: 'basic' },
  images: { section: 'media', format: PICTURES },
  video: { section: 'media', format: OPTIONAL_LINE },
  pricing: {
    section: 'pricing',
    format: group({
      mode: startsAs<PricingMode>('single'),
      currency: startsAs('USD'),
      price: AMOUNT,
      min: AMOUNT,
      max: AMOUNT,
      tiers: rows({ minQuantity: QUANTITY, price: AMOUNT }),
    }),
    labels: {
      mode: 'mode',
      currency: 'currency',
      price: 'price',
      min: 'priceMin',
      max: 'priceMax',
      tiers: 'tiers',
      'tiers.#.minQuantity': 'tierQuantity',
      'tiers.#.price': 'tierPrice',
    },
  },
  moq: {
    section: 'pricing',
    format: group({ quantity: QUANTITY, unit: startsAs('piece') }),
    labels: { quantity: 'moq', unit: 'unit' },
  },
  stock: { section: 'pricing', format: QUANTITY },
  cost: {
    section: 'pricing',
    // Most suppliers count their costs in yuan.
    format: group({ amount: AMOUNT, currency: startsAs('CNY') }),
    labels: { amount: 'cost', currency: 'costCurrency' },
  },
  attributes: {
    section: 'variants',
    format: rows({ name: RAW, value: RAW }),
    labels: { '#.name': 'attributeName', '#.value': 'attributeValue' },
  },
  options: { section: 'variants', labels: { '#.name': 'optionName', '#.values': 'optionValues' } },
  variants: {
    section: 'variants',
    format: rows({
      id: RAW,
      options: startsAs<Record<string, string>>({}),
      sku: RAW,
      price: AMOUNT,
      stock: QUANTITY,
      image: CHOICE,
    }),
    labels: { '#.sku': 'variantSku', '#.price': 'variantPrice', '#.stock': 'variantStock', '#.image': 'variantImage' },
  },
  tradeTerms: { section: 'trade', format: WORDS },
  paymentTerms: { section: 'trade', format: WORDS },
  port: { section: 'trade', format: OPTIONAL_LINE },
  leadTimes: {
    section: 'trade',
    format: rows({ maxQuantity: QUANTITY, days: QUANTITY }),
    labels: { '#.maxQuantity': 'leadQuantity', '#.days': 'leadDays' },
  },
  supplyAbility: {
    section: 'trade',
    format: group({ quantity: QUANTITY, unit: RAW, period: startsAs('month') }),
    labels: { quantity: 'supplyQuantity', unit: 'supplyUnit', period: 'supplyPeriod' },
  },
  customisation: { section: 'trade', format: WORDS },
  certificateIds: { section: 'trade', format: WORDS },
  packaging: {
    section: 'packaging',
    format: group({
      size: group({ length: QUANTITY, width: QUANTITY, height: QUANTITY }),
      grossWeight: QUANTITY,
      netWeight: QUANTITY,
      type: RAW,
      quantityPerCarton: QUANTITY,
    }),
    labels: {
      'size.length': 'length',
      'size.width': 'width',
      'size.height': 'height',
      grossWeight: 'grossWeight',
      netWeight: 'netWeight',
      type: 'packageType',
      quantityPerCarton: 'perCarton',
    },
  },
  sample: {
    section: 'packaging',
    format: group({ available: startsAs(false), price: AMOUNT, maxQuantity: QUANTITY }),
    labels: { available: 'sampleAvailable', price: 'samplePrice', maxQuantity: 'sampleQuantity' },
  },
  description: { section: 'description', format: TEXTS, labels: { zh: 'descriptionZh', en: 'descriptionEn' } },
  seo: {
    section: 'seo',
    format: group({ title: RAW, description: RAW, slug: RAW }),
    labels: { title: 'seoTitle', description: 'seoDescription', slug: 'slug' },
  },
} as const satisfies FieldTable;
