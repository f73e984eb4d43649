import * as v from '@/lib/schema/schema';
import { PRODUCT_TRANSITIONS, productDraftSchema, type Product, type ProductStatus } from '@/lib/api/product-schema';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { equal } from '@/lib/util/equal';
import { changedPrice, type PriceChange } from '@/lib/util/price-change';
import { withoutNulls } from '@/lib/util/without-nulls';
import {
  changedField,
  changeList,
  isFieldChange,
  type FieldChange,
  type ListHow,
  type OtherField,
} from './field-change';

/** What a change of many reads and shows of a product; thousands of them are kept at a time. */
export type BulkProduct = Pick<
  Product,
  | 'id'
  | 'version'
  | 'sku'
  | 'title'
  | 'status'
  | 'pricing'
  | 'moq'
  | 'variants'
  | 'groupIds'
  | 'leadTimes'
  | 'tradeTerms'
  | 'paymentTerms'
  | 'showcase'
  | OtherField
>;

export const bulkProduct = (product: Product): BulkProduct => {
  const { id, version, sku, title, status, pricing, moq, variants } = product;
  const { groupIds, leadTimes, tradeTerms, paymentTerms, showcase } = product;
  const { hsCode, origin, port, brand, stock, keywords, certificateIds, packaging, sample } = product;
  return {
    id,
    version,
    sku,
    title,
    status,
    pricing,
    moq,
    variants,
    groupIds,
    leadTimes,
    tradeTerms,
    paymentTerms,
    showcase,
    ...{ hsCode, origin, port, brand, stock, keywords, certificateIds, packaging, sample },
  };
};

type LeadTimes = Product['leadTimes'];

export type Change =
  | ({ kind: 'price' } & PriceChange)
  | { kind: 'group'; how: ListHow; values: readonly string[] }
  | { kind: 'tradeTerms'; how: ListHow; values: readonly string[] }
  | { kind: 'paymentTerms'; how: ListHow; values: readonly string[] }
  | { kind: 'moq'; quantity: number }
  | { kind: 'leadTime'; how: 'replace'; rows: LeadTimes }
  | { kind: 'leadTime'; how: 'longer' | 'shorter'; days: number }
  | FieldChange
  | { kind: 'showcase'; on: boolean }
  | { kind: 'status'; to: ProductStatus }
  | { kind: 'delete' };

/** Why a product is left out: a rule of the product, or something that the change needs. */
export type Reason =
  | { issue: Issue }
  | { key: 'noPrice' | 'notPositive' | 'noUnit' | 'noLeadTime' | 'transition'; status?: ProductStatus };

/** Null removes a field. */
type Fields = { [K in keyof BulkProduct]?: BulkProduct[K] | null };
type Outcome = { fields: Fields } | { reason: Reason };

/** What a change does to a product: other values, none, or something that must not be. */
export type Planned =
  | { kind: 'changed'; product: BulkProduct; fields: Fields; before: Fields }
  | { kind: 'same'; product: BulkProduct }
  | { kind: 'wrong'; product: BulkProduct; reason: Reason };

const wrong = (key: Extract<Reason, { key: string }>['key'], status?: ProductStatus): Outcome => ({
  reason: { key, status },
});

/** The price that the others of a product are in proportion to. */
function basePrice({ pricing }: BulkProduct): string | undefined {
  if (pricing?.mode === 'single') return pricing.price;
  if (pricing?.mode === 'range') return pricing.min;
  return pricing?.mode === 'ladder' ? pricing.tiers?.[0]?.price : undefined;
}

function changePrices(product: BulkProduct, change: PriceChange): Outcome {
  const { pricing, variants } = product;
  const base = basePrice(product);
  if (!pricing || base === undefined) return wrong('noPrice');
  const { mode, currency, price, min, max, tiers } = pricing;
  let isPositive = true;
  const changed = (amount: string): string => {
    const next = changedPrice(amount, base, change, currency);
    isPositive &&= next !== undefined;
    return next ?? amount;
  };
  const own =
    mode === 'single'
      ? { price: price && changed(price) }
      : mode === 'range'
        ? { min: min && changed(min), max: max && changed(max) }
        : { tiers: tiers?.map((tier) => ({ ...tier, price: changed(tier.price) })) };
  const priced = variants.some((variant) => variant.price !== undefined);
  const fields: Fields = {
    pricing: { ...pricing, ...own },
    ...(priced && {
      variants: variants.map((variant) =>
        variant.price === undefined ? variant : { ...variant, price: changed(variant.price) },
      ),
    }),
  };
  return isPositive ? { fields } : wrong('notPositive');
}

/** The first tier begins at the MOQ. */
function changeMoq({ moq, pricing }: BulkProduct, quantity: number): Outcome {
  if (!moq?.unit) return wrong('noUnit');
  const [first, ...further] = (pricing?.mode === 'ladder' && pricing.tiers) || [];
  const tiers = first &&
    pricing && { pricing: { ...pricing, tiers: [{ ...first, minQuantity: quantity }, ...further] } };
  return { fields: { moq: { ...moq, quantity }, ...tiers } };
}

function changeLeadTimes({ leadTimes }: BulkProduct, change: Extract<Change, { kind: 'leadTime' }>): Outcome {
  if (change.how === 'replace') return { fields: { leadTimes: [...change.rows] } };
  if (leadTimes.length === 0) return wrong('noLeadTime');
  const days = change.how === 'longer' ? change.days : -change.days;
  return { fields: { leadTimes: leadTimes.map((row) => ({ ...row, days: row.days + days })) } };
}

function outcomeOf(product: BulkProduct, change: Change): Outcome {
  if (isFieldChange(change)) return { fields: { [change.kind]: changedField(product, change) } };
  switch (change.kind) {
    case 'price':
      return changePrices(product, change);
    case 'moq':
      return changeMoq(product, change.quantity);
    case 'leadTime':
      return changeLeadTimes(product, change);
    case 'group':
      return { fields: { groupIds: changeList(product.groupIds, change.how, change.values) } };
    case 'tradeTerms':
    case 'paymentTerms':
      return { fields: { [change.kind]: changeList(product[change.kind], change.how, change.values) } };
    case 'showcase':
      return { fields: { showcase: change.on } };
    case 'status': {
      const { status } = product;
      const fits = status === change.to || PRODUCT_TRANSITIONS[status].includes(change.to);
      return fits ? { fields: { status: change.to } } : wrong('transition', status);
    }
    case 'delete':
      return { fields: {} };
  }
}

/** The first rule of a product that the new values break; a draft may lack values, but those it has must be valid. */
function brokenRule({ pricing, moq }: BulkProduct, fields: Fields): Issue | undefined {
  const record = withoutNulls({ title: { en: '-' }, sku: '-', pricing, moq, ...fields }) as object;
  return issuesOf(v.safeParse(productDraftSchema, record).issues, record)[0];
}

/** What a change does to a product. The platform checks it again. */
export function planOf(product: BulkProduct, change: Change): Planned {
  const outcome = outcomeOf(product, change);
  if ('reason' in outcome) return { kind: 'wrong', product, reason: outcome.reason };
  const { fields } = outcome;
  if (change.kind === 'delete') return { kind: 'changed', product, fields, before: {} };
  const names = Object.keys(fields) as (keyof BulkProduct)[];
  // A missing value is sent as null by an undo, which removes the new one.
  const before: Fields = Object.fromEntries(names.map((name) => [name, product[name] ?? null]));
  if (equal(fields, before)) return { kind: 'same', product };
  const issue = change.kind === 'status' ? undefined : brokenRule(product, fields);
  return issue ? { kind: 'wrong', product, reason: { issue } } : { kind: 'changed', product, fields, before };
}
