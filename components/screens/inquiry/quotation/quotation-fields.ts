import type { Quantity } from '@/components/ui/form/field-formats';
import type { Discount } from '../rules/quotation-extras';
import { includesInsurance, type PlaceKind } from '../rules/trade-place';

/** An amount in the currency in which it was typed, or a product's price in that of the product. */
export interface Base {
  amount: string;
  currency: string;
}

/** Of an amount that was typed in the quotation's currency. A value, because a draft keeps no undefined ones. */
export const NO_BASE: Base = { amount: '', currency: '' };

/** The amounts of a quotation beside its rows; the discount is one only while it is no percentage. */
export const AMOUNTS = ['freight', 'insurance', 'discount'] as const;
export type AmountName = (typeof AMOUNTS)[number];

/** Whether an amount is part of a quotation: an insurance is kept, but hidden, under a trade term that does not include it. */
export const isCounted = (name: AmountName, { tradeTerm }: Pick<QuotationValues, 'tradeTerm'>): boolean =>
  name !== 'insurance' || includesInsurance(tradeTerm);

/** A variant as it was when it was chosen: the product may not have it any more. */
export interface QuotedVariant {
  id: string;
  sku: string;
  /** Its options and its SKU, as the title of the row has them. */
  words: string;
}

/** A price for a quantity. */
export interface PriceValues {
  quantity: Quantity;
  unitPrice: string | undefined;
  /** The price that the unit price is converted from; undefined for one that was typed. */
  base?: Base | undefined;
}

export interface ItemValues extends PriceValues {
  productId: string | undefined;
  variant?: QuotedVariant | undefined;
  title: string;
  unit: string;
  /** Further price tiers; the first is the row's own price. */
  tiers?: PriceValues[] | undefined;
}

export const isTiered = ({ tiers = [] }: Pick<ItemValues, 'tiers'>): boolean => tiers.length > 0;

/** The prices of a row: of all tiers, or its only one. */
export const pricesOf = (row: ItemValues): PriceValues[] => [row, ...(row.tiers ?? [])];

/** The row with each of its prices changed. */
export const withPrices = (row: ItemValues, change: <P extends PriceValues>(price: P) => P): ItemValues => ({
  ...change(row),
  ...(row.tiers && { tiers: row.tiers.map((tier) => change(tier)) }),
});

/** A part of the payment. */
export interface PaymentValues {
  percent: Quantity;
  when: string | undefined;
  days: Quantity;
}

export interface QuotationValues {
  items: ItemValues[];
  currency: string;
  /** What the amounts beside the rows are converted from. */
  bases: Record<AmountName, Base>;
  /** Exchange rates as typed, by `pairOf`. */
  rates: Record<string, string>;
  discountBy: Discount['by'];
  discount: string | undefined;
  freight: string | undefined;
  /** Counts with CIF and CIP only. */
  insurance: string | undefined;
  tradeTerm: string | undefined;
  /** The named place by what it is for the trade term: another kind of term has another place. */
  places: Record<PlaceKind, string>;
  paymentTerm: string | undefined;
  payments: PaymentValues[];
  leadTimeDays: Quantity;
  /** How the validity was given: for some days from the day of sending, or until a day. */
  validBy: 'days' | 'day';
  validDays: Quantity;
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
