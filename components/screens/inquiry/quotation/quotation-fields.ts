import type { Quantity } from '@/components/ui/form/field-formats';
import type { Discount } from '../rules/quotation-extras';
import type { PlaceKind } from '../rules/trade-place';

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

/** A variant as it was when it was chosen: the product may not have it any more. */
export interface QuotedVariant {
  id: string;
  sku: string;
  /** Its options and its SKU, as the title of the row has them. */
  words: string;
}

export interface ItemValues {
  productId: string | undefined;
  variant?: QuotedVariant | undefined;
  title: string;
  quantity: Quantity;
  unit: string;
  unitPrice: string | undefined;
  /** The price that the unit price is converted from; undefined for one that was typed. */
  base?: Base | undefined;
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
