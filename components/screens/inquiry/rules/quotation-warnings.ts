import type { Inquiry, QuotationInput } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { changeFrom, compareAmounts } from '@/lib/util/money';
import type { HeadPart } from '../paper/letterhead';
import { includesCarriage, placeKindOf, termAndPlace } from './trade-place';
import { partsOf, quotedPrices, tieredItems } from './quotation-extras';
import { costOf, priceMargin } from './margin';
import { amountIn, type Into } from '../quotation/quotation-currency';
import type { RequestedTerms } from './requested-terms';
import { leadTimeFor, priceFor, pricingOf } from './quotation-price';

/** Share above the product's own price from which a price may be a typing error. */
const FAR_ABOVE = 0.2;

interface OfLine {
  /** Line number, from 1, and its product. */
  row: number;
  title: string;
}

export type QuotationWarning =
  | (OfLine & { key: 'belowMoq'; quantity: number; moq: number; unit: string })
  /** `tier` from 1, of a line that has price tiers. */
  | (OfLine & { key: 'belowList' | 'aboveList'; price: string; change: number; tier?: number })
  /** `share` is the margin that the price leaves. */
  | (OfLine & { key: 'lowMargin'; price: string; cost: string; share: number; tier?: number })
  | (OfLine & { key: 'listCurrency' | 'targetCurrency'; currency: string })
  | (OfLine & { key: 'leadShort'; days: number; own: number })
  | (OfLine & { key: 'leadBeyond'; quantity: number; max: number; unit: string })
  | (OfLine & { key: 'unchecked' | 'variantGone' })
  | { key: 'noFreight' | 'noDuties'; place: string }
  | { key: 'extraFreight'; term: string; freight: string }
  | { key: 'tradeTerm' | 'paymentTerm'; asked: string }
  | { key: 'letterhead'; parts: HeadPart[]; language: ContentLanguage };

type Item = QuotationInput['items'][number];
type Price = Pick<Item, 'quantity' | 'unitPrice'>;
/** Products by id; null if deleted, undefined if loading failed. */
export type KnownProducts = ReadonlyMap<string, Product | null | undefined>;

/** What only the form and its user have: the exchange rates as typed, and the id of each row's variant. */
export interface Typed {
  rates?: Into['rates'];
  variants?: readonly (string | undefined)[];
  /** Whether the user may see what products cost. */
  seesCost?: boolean;
}

/** The product's own prices for a quantity in the currency of the quotation; none without a rate. */
function ownPrices(pricing: Product['pricing'], quantity: number, into: Into) {
  const { min, max } = pricing?.mode === 'range' ? pricing : { min: undefined, max: undefined };
  const price = priceFor(pricing, quantity);
  const own = (amount: string | undefined) =>
    amount === undefined || !pricing ? undefined : amountIn({ amount, currency: pricing.currency }, into);
  return { low: own(price ?? min), high: own(price ?? max), named: (price ?? min ?? max) !== undefined };
}

function againstProduct(
  item: Item,
  product: Product,
  pricing: Product['pricing'],
  into: Into,
  line: OfLine,
): QuotationWarning[] {
  const { moq } = product;
  const { quantity } = item;
  const few: QuotationWarning[] =
    moq && quantity < moq.quantity ? [{ ...line, key: 'belowMoq', quantity, moq: moq.quantity, unit: moq.unit }] : [];
  if (product.pricing && !pricing) return [...few, { ...line, key: 'variantGone' }];
  const { low, high, named } = ownPrices(pricing, quantity, into);
  if (!pricing || !named) return few;
  if (low === undefined && high === undefined)
    return [...few, { ...line, key: 'listCurrency', currency: pricing.currency }];
  const ofPrices = quotedPrices(item).flatMap((price, index) =>
    againstPrice(price, pricing, into, { ...line, ...(item.tiers && { tier: index + 1 }) }),
  );
  return [...few, ...ofPrices];
}

/** A price below the product's own for the quantity, or far above it. */
function againstPrice(
  { quantity, unitPrice }: Price,
  pricing: Product['pricing'],
  into: Into,
  line: OfLine & { tier?: number },
): QuotationWarning[] {
  const { low, high } = ownPrices(pricing, quantity, into);
  if (low !== undefined && compareAmounts(unitPrice, low) === -1) {
    return [{ ...line, key: 'belowList', price: low, change: changeFrom(low, unitPrice) ?? 0 }];
  }
  const above = changeFrom(high, unitPrice) ?? 0;
  return above > FAR_ABOVE && high ? [{ ...line, key: 'aboveList', price: high, change: above }] : [];
}

/** Prices that leave too little of what the product costs. */
function againstCost(item: Item, product: Product, into: Into, line: OfLine): QuotationWarning[] {
  const ours = costOf(product, item.unit);
  if (!ours) return [];
  return quotedPrices(item).flatMap(({ unitPrice }, index): QuotationWarning[] => {
    const { isLow, share = 0, price = '', cost = '' } = priceMargin(unitPrice, ours, into) ?? {};
    return isLow ? [{ ...line, key: 'lowMargin', price, cost, share, ...(item.tiers && { tier: index + 1 }) }] : [];
  });
}

/** A lead time that the product does not name for so many, of the largest tier, or a shorter one than it names. */
function againstLeadTimes(item: Item, { leadTimes }: Product, days: number, line: OfLine): QuotationWarning[] {
  const { unit } = item;
  const quantity = Math.max(...quotedPrices(item).map((price) => price.quantity));
  const step = leadTimeFor(leadTimes, quantity);
  if (!step) return [];
  const { maxQuantity: max, days: own } = step;
  return [
    ...(days < own ? [{ ...line, key: 'leadShort' as const, days, own }] : []),
    ...(quantity > max ? [{ ...line, key: 'leadBeyond' as const, quantity, max, unit }] : []),
  ];
}

const DUTIES = /dut(?:y|ies)|customs|\btax(?:es)?\b|关税|进口税|税费|清关/i;

/**
 * Whether the price holds what the term promises (Incoterms 2020): C- and D-terms the carriage, as a line or in a price
 * above the product's own, E- and F-terms no carriage; with DDP the duties are ours, which must be said.
 */
function againstTerm(
  quotation: QuotationInput,
  items: readonly Item[],
  pricings: readonly Product['pricing'][],
  into: Into,
): QuotationWarning[] {
  const { tradeTerm: term, remark = '' } = quotation;
  const place = termAndPlace(quotation);
  const { freight } = partsOf(quotation);
  const isAboveList = (item: Item, index: number) =>
    quotedPrices(item).some(({ quantity, unitPrice }) => {
      const { high } = ownPrices(pricings[index], quantity, into);
      return compareAmounts(unitPrice, high) === 1;
    });
  const carriage = includesCarriage(term);
  return [
    ...(carriage && freight === undefined && !items.some(isAboveList) ? [{ key: 'noFreight' as const, place }] : []),
    ...(!carriage && placeKindOf(term) && freight !== undefined
      ? [{ key: 'extraFreight' as const, term, freight }]
      : []),
    ...(term === 'DDP' && !DUTIES.test(remark) ? [{ key: 'noDuties' as const, place }] : []),
  ];
}

/** What costs most comes first, and what could not be compared last. */
const WORST_FIRST: readonly QuotationWarning['key'][] = [
  'lowMargin',
  'belowList',
  'noFreight',
  'noDuties',
  'belowMoq',
  'aboveList',
  'leadShort',
  'extraFreight',
  'unchecked',
  'variantGone',
  'tradeTerm',
  'paymentTerm',
  'leadBeyond',
  'listCurrency',
  'targetCurrency',
];
const rank = (warning: QuotationWarning) =>
  WORST_FIRST.indexOf(warning.key) + (warning.key === 'belowList' ? warning.change : 0);

/** What to check before a quotation is sent, the worst first. */
export function quotationWarnings(
  quotation: QuotationInput,
  asked: Pick<Inquiry, 'products'>,
  products: KnownProducts,
  terms: RequestedTerms,
  { rates = {}, variants = [], seesCost = false }: Typed = {},
): QuotationWarning[] {
  const { currency, tradeTerm, paymentTerm, leadTimeDays } = quotation;
  const items = tieredItems(quotation);
  const into = { currency, rates };
  const pricings = items.map(({ productId = '' }, index) => {
    const product = products.get(productId);
    return product ? pricingOf(product, variants[index]) : undefined;
  });
  const ofLines = items.flatMap((item, index): QuotationWarning[] => {
    const line = { row: index + 1, title: item.title };
    const { productId } = item;
    if (productId === undefined) return [];
    const product = products.get(productId);
    const target = asked.products.find(({ id }) => id === productId)?.targetPrice;
    return [
      ...(product === undefined ? [{ ...line, key: 'unchecked' as const }] : []),
      ...(product ? againstProduct(item, product, pricings[index], into, line) : []),
      ...(product && seesCost ? againstCost(item, product, into, line) : []),
      ...(product ? againstLeadTimes(item, product, leadTimeDays, line) : []),
      ...(target && amountIn(target, into) === undefined
        ? [{ ...line, key: 'targetCurrency' as const, currency: target.currency }]
        : []),
    ];
  });
  return [
    ...ofLines,
    ...againstTerm(quotation, items, pricings, into),
    ...(terms.tradeTerm && terms.tradeTerm !== tradeTerm
      ? [{ key: 'tradeTerm' as const, asked: terms.tradeTerm }]
      : []),
    ...(terms.paymentTerm && terms.paymentTerm !== paymentTerm
      ? [{ key: 'paymentTerm' as const, asked: terms.paymentTerm }]
      : []),
  ].toSorted((one, other) => rank(one) - rank(other));
}
