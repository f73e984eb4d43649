import { quotationInputSchema, INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import { TRADE_TERMS, PAYMENT_TERMS } from '@/lib/api/values';
import type { Quantity } from '@/components/ui/form/field-formats';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { withoutUndefined } from '@/components/ui/form/blank';
import { addDays } from '@/lib/util/day';
import { localized } from '@/lib/i18n/localized';
import { buyerLanguage } from '../rules/buyer-language';
import { leadTimeFor, priceFor } from '../rules/quotation-price';

export interface ItemValues {
  productId: string | undefined;
  title: string;
  quantity: Quantity;
  unit: string;
  unitPrice: string | undefined;
}

export interface QuotationValues {
  items: ItemValues[];
  currency: string;
  tradeTerm: string | undefined;
  port: string;
  paymentTerm: string | undefined;
  leadTimeDays: Quantity;
  validUntil: string;
  remark: string;
  content: string;
}

export const EMPTY_ITEM: ItemValues = {
  productId: undefined,
  title: '',
  quantity: undefined,
  unit: '',
  unitPrice: undefined,
};

const VALID_DAYS = 30;

type Asked = Pick<Inquiry, 'products'> & { buyer: Pick<Inquiry['buyer'], 'country'> };
type Products = ReadonlyMap<string, Product | null | undefined>;

const firstOf = (all: readonly string[], named: readonly string[] = []) => named.find((one) => all.includes(one));

/** The product's own price for a quantity, only if in the quotation's currency. */
export const listPrice = (product: Product | null | undefined, quantity: Quantity, currency: string) =>
  product?.pricing?.currency === currency && typeof quantity === 'number'
    ? priceFor(product.pricing, quantity)
    : undefined;

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
  const days = asked.flatMap(({ id, quantity }) => leadTimeFor(products.get(id)?.leadTimes ?? [], quantity) ?? []);
  return {
    items: asked.map(({ id, title, quantity, unit }) => ({
      productId: id,
      title: (localized(products.get(id)?.title, language) || title).slice(0, 255),
      quantity: quantity > 0 ? quantity : undefined,
      unit: unit || (products.get(id)?.moq?.unit ?? ''),
      unitPrice: listPrice(products.get(id), quantity, currency),
    })),
    currency,
    tradeTerm: firstOf(TRADE_TERMS, first?.tradeTerms) ?? 'FOB',
    port: first?.port ?? '',
    paymentTerm: firstOf(PAYMENT_TERMS, first?.paymentTerms) ?? 'TT',
    leadTimeDays: days.length > 0 ? Math.max(...days) : undefined,
    validUntil: addDays(today, VALID_DAYS),
    remark: '',
    content: '',
  };
}

export function toQuotation({ content: _words, port, remark, ...values }: QuotationValues): Record<string, unknown> {
  return withoutUndefined({
    ...values,
    items: values.items.map((item) => ({ ...item, title: item.title.trim(), unit: item.unit.trim() })),
    port: port.trim() || undefined,
    remark: remark.trim() || undefined,
  }) as Record<string, unknown>;
}

/** Validates by the contract's rules, and that the validity is not in the past (`past` is the error text). */
export function checkQuotation(values: QuotationValues, today: string, past: string): Issue[] {
  const record = toQuotation(values);
  const parsed = quotationInputSchema.safeParse(record);
  const found = issuesOf(parsed.error, record);
  const late =
    values.validUntil !== '' && values.validUntil < today && !found.some(({ path }) => path === 'validUntil');
  return [
    ...found,
    ...(late ? [{ path: 'validUntil', text: past }] : []),
    ...(values.content.length > INQUIRY_LIMITS.message
      ? [{ path: 'content', key: 'tooLong' as const, values: { max: INQUIRY_LIMITS.message } }]
      : []),
  ];
}
