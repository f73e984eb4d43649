import * as v from '@/lib/schema/schema';
import { paymentsSchema, quotationInputSchema, INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import { TRADE_TERMS, PAYMENT_TERMS } from '@/lib/api/values';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { withoutUndefined } from '@/components/ui/form/blank';
import { addDays } from '@/lib/util/day';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';
import { buyerLanguage } from '../rules/buyer-language';
import { discounted, discountSentence, chargeLine, type Charge } from '../rules/quotation-extras';
import { paymentsSentence } from '../rules/payments';
import { includesCarriage, placeKindOf } from '../rules/trade-place';
import { foreignCurrencies, isRate, noBases, pairOf, priced } from './quotation-currency';
import { isCounted, isTiered, type ItemValues, type QuotationValues } from './quotation-fields';
import { listPrice, longestLeadTime } from './quotation-lines';
import { sentTiers, tierIssues, tierPath, tiersSentence } from './tiers/quotation-tiers';

export const VALID_DAYS = 30;
const MAX_VALID_DAYS = 3650;

type Asked = Pick<Inquiry, 'products'> & { buyer: Pick<Inquiry['buyer'], 'country'> };
type Products = ReadonlyMap<string, Product | null | undefined>;

const firstOf = (all: readonly string[], named: readonly string[] = []) => named.find((one) => all.includes(one));

/**
 * Initial values from an inquiry: its products and quantities, with the prices, terms and lead times of the products
 * for these quantities, in the buyer's language; the longest lead time is used. `today` as `2026-11-20`.
 */
export function quotationFor(inquiry: Asked, products: Products, today: string): QuotationValues {
  const language = buyerLanguage(inquiry.buyer.country);
  const asked = inquiry.products;
  const records = asked.flatMap(({ id }) => products.get(id) ?? []);
  const [first] = records;
  const currency = first?.pricing?.currency ?? asked.find((one) => one.targetPrice)?.targetPrice?.currency ?? 'USD';
  const rates = {};
  const items = asked.map(({ id, title, quantity, unit }): ItemValues => {
    const row = {
      productId: id,
      title: (localized(products.get(id)?.title, language) || title).slice(0, 255),
      quantity: quantity > 0 ? quantity : undefined,
      unit: unit || (products.get(id)?.moq?.unit ?? ''),
      unitPrice: undefined,
    };
    const base = listPrice(products.get(id), quantity);
    return priced(base ? { ...row, base } : row, { rates, currency });
  });
  return {
    items,
    currency,
    bases: noBases(),
    rates,
    discountBy: 'share',
    discount: undefined,
    freight: undefined,
    insurance: undefined,
    tradeTerm: firstOf(TRADE_TERMS, first?.tradeTerms) ?? 'FOB',
    places: { delivery: '', loading: first?.port ?? '', discharge: '', destination: '' },
    paymentTerm: firstOf(PAYMENT_TERMS, first?.paymentTerms) ?? 'TT',
    payments: [],
    leadTimeDays: longestLeadTime(items, (id) => products.get(id ?? '')),
    validBy: 'days',
    validDays: VALID_DAYS,
    validUntil: addDays(today, VALID_DAYS),
    remark: '',
    content: '',
  };
}

/** The last day of validity; undefined while the number of days is none. */
export function lastDay(values: Pick<QuotationValues, 'validBy' | 'validDays' | 'validUntil'>, today: string) {
  const { validBy, validDays, validUntil } = values;
  if (validBy === 'day') return validUntil;
  const isCount = typeof validDays === 'number' && Number.isInteger(validDays);
  return isCount && validDays > 0 && validDays <= MAX_VALID_DAYS ? addDays(today, validDays) : undefined;
}

interface Sending {
  today: string;
  language: ContentLanguage;
  /** Whether the platform has the fields of `quotation-terms` (contract 5). */
  terms: boolean;
  /** Whether it has that of `quotation-tiers`. */
  tiers: boolean;
}

const discountIn = ({ discount, discountBy }: QuotationValues) =>
  discount?.trim() ? { by: discountBy, value: discount.trim() } : undefined;

/** What a discount makes of the lines; undefined without one, or with one that is not possible. */
export function discountOf(values: QuotationValues) {
  const discount = discountIn(values);
  return discount && discounted(values.items, discount, values.currency);
}

type Charged = Pick<QuotationValues, 'freight' | 'insurance' | 'tradeTerm'>;

/** Freight and insurance as far as they are filled in; insurance with a trade term that includes it. */
export function chargesIn(values: Charged): [Charge, string][] {
  return (['freight', 'insurance'] as const).flatMap((charge): [Charge, string][] => {
    const amount = isCounted(charge, values) ? values[charge]?.trim() : undefined;
    return amount ? [[charge, amount]] : [];
  });
}

/** The named place; undefined if it is not filled in. */
function placeOf({ tradeTerm, places }: Pick<QuotationValues, 'tradeTerm' | 'places'>): string | undefined {
  const kind = placeKindOf(tradeTerm);
  return (kind && places[kind].trim()) || undefined;
}

/** The payments as they are sent: days belong to the time `days` alone. */
const paymentsIn = ({ payments }: QuotationValues) =>
  payments.length === 0
    ? undefined
    : payments.map(({ percent, when, days }) => ({ percent, when, ...(when === 'days' ? { days } : {}) }));

/**
 * The request. The unit prices are those after the discount. Where the platform has the fields of `quotation-terms`
 * (contract 5), list prices, discount, freight, insurance, destination and variants are in them; else freight and insurance
 * are lines, the remark names the discount (rules/quotation-extras) and the payments, the destination is the port, and a variant is in the
 * title alone. Price tiers are in their field, or in the remark; quantity and unit price are those of the first one.
 */
export function toQuotation(
  values: QuotationValues,
  { today, language, terms, tiers }: Sending,
): Record<string, unknown> {
  const { currency, tradeTerm, paymentTerm, leadTimeDays, remark, discountBy, discount } = values;
  const charges = chargesIn(values);
  const less = discountOf(values);
  const share = discountBy === 'share' && discount ? { share: discount.trim() } : undefined;
  const rows = less?.lines ?? values.items;
  const lines = rows.map((row, index) => ({
    ...(row.productId === undefined ? {} : { productId: row.productId }),
    ...(terms && row.variant ? { variantId: row.variant.id, sku: row.variant.sku } : {}),
    title: row.title.trim(),
    quantity: row.quantity,
    unit: row.unit.trim(),
    unitPrice: row.unitPrice,
    ...(terms && less ? { listPrice: values.items[index]?.unitPrice } : {}),
    ...(tiers && isTiered(row) ? { tiers: sentTiers(row) } : {}),
  }));
  const extras = terms
    ? { items: lines, ...Object.fromEntries(charges), discount: less && (share ?? { amount: less.amount }) }
    : { items: [...lines, ...charges.map(([charge, amount]) => chargeLine(charge, amount, language))] };
  const named =
    !terms && less && discountSentence({ ...share, ...(less.amount && { amount: less.amount }) }, currency, language);
  const table = !tiers && tiersSentence(rows, currency, language);
  const payments = paymentsIn(values);
  const parsed = v.safeParse(paymentsSchema, payments);
  const paid = !terms && parsed.success && paymentsSentence(parsed.output, language);
  return withoutUndefined({
    ...extras,
    currency,
    tradeTerm,
    [terms && includesCarriage(tradeTerm) ? 'destination' : 'port']: placeOf(values),
    paymentTerm,
    payments: terms ? payments : undefined,
    leadTimeDays,
    validUntil: lastDay(values, today),
    remark: [table, named, paid, remark.trim()].filter(Boolean).join('\n') || undefined,
  }) as Record<string, unknown>;
}

/** The field of the form that holds a field of the request: freight and insurance are its last lines. */
export function pathInForm(path: string, values: Charged & Pick<QuotationValues, 'items' | 'validBy'>): string {
  const [, row, part] = /^items\.(\d+)\.(\w+)/.exec(path) ?? [];
  const charge = chargesIn(values)[Number(row) - values.items.length];
  if (charge) return charge[0];
  const tier = tierPath(path);
  if (tier) return tier;
  if (part === 'variantId' || part === 'sku') return `items.${row}.variant`;
  if (part === 'listPrice') return `items.${row}.unitPrice`;
  if (path === 'port' || path === 'destination') return `places.${placeKindOf(values.tradeTerm) ?? 'loading'}`;
  if (path.startsWith('discount')) return 'discount';
  return path === 'validUntil' && values.validBy === 'days' ? 'validDays' : path;
}

export interface QuotationTexts {
  past: string;
  discount: string;
  /** For an amount as the discount where price tiers leave no sum. */
  share: string;
  /** For a remark that is full with what is added to it. */
  remark: string;
  rate: string;
}

/** Validates by the contract's rules, and what the request does not show: discount, rates, a validity in the past. */
export function checkQuotation(values: QuotationValues, sending: Sending, texts: QuotationTexts): Issue[] {
  const record = toQuotation(values, sending);
  // Tiers are checked as they were typed, before the discount.
  const ofRecord = issuesOf(v.safeParse(quotationInputSchema, record).issues, record)
    .filter(({ path }) => !/^items\.\d+\.tiers\b/.test(path))
    .map((issue) => ({ ...issue, path: pathInForm(issue.path, values) }));
  const isFirst = ({ path }: Issue, index: number, all: Issue[]) => all.findIndex((one) => one.path === path) === index;
  const found = [...ofRecord, ...tierIssues(values)].filter(isFirst);
  // Not in the request of a platform without a field for them.
  const payments = sending.terms ? undefined : paymentsIn(values);
  const unpaid = payments ? issuesOf(v.safeParse(paymentsSchema, payments).issues, payments) : [];
  const { validBy, validUntil, validDays, content, rates, currency, items } = values;
  const late = validBy === 'day' && validUntil !== '' && validUntil < sending.today;
  const kind = placeKindOf(values.tradeTerm);
  const isOpen = (path: string) => !found.some((issue) => issue.path === path);
  const priceless = found.some(({ path }) => /^items\..*(unitPrice|quantity)$/.test(path));
  const isAmountOfNoSum = values.discountBy === 'amount' && items.some(isTiered);
  const wrongRates = foreignCurrencies(values)
    .map((from) => pairOf(from, currency))
    .filter((pair) => rates[pair]?.trim() && !isRate(rates[pair]));
  return [
    ...found.map((issue) => {
      if (issue.path === 'validDays' && validDays !== undefined)
        return { path: 'validDays', key: 'wholeNumber' as const };
      const isFull = issue.path === 'remark' && values.remark.length <= INQUIRY_LIMITS.remark;
      return isFull ? { path: 'remark', text: texts.remark } : issue;
    }),
    ...unpaid.map((issue) => ({ ...issue, path: `payments.${issue.path}` })),
    ...(kind && !placeOf(values) ? [{ path: `places.${kind}`, key: 'required' as const }] : []),
    ...(late && isOpen('validUntil') ? [{ path: 'validUntil', text: texts.past }] : []),
    ...(discountIn(values) && !discountOf(values) && !priceless
      ? [{ path: 'discount', text: isAmountOfNoSum ? texts.share : texts.discount }]
      : []),
    ...wrongRates.map((pair) => ({ path: `rates.${pair}`, text: texts.rate })),
    ...(content.length > INQUIRY_LIMITS.message
      ? [{ path: 'content', key: 'tooLong' as const, values: { max: INQUIRY_LIMITS.message } }]
      : []),
  ];
}
