import type { PriceValue } from '@/components/ui/form/inputs/CurrencyInput';
import { convertAmount } from '@/lib/util/money';
import {
  AMOUNTS,
  isCounted,
  NO_BASE,
  pricesOf,
  withPrices,
  type AmountName,
  type Base,
  type ItemValues,
  type QuotationValues,
} from './quotation-fields';

export type Into = Pick<QuotationValues, 'rates' | 'currency'>;
/** The part of the values that a currency changes. */
type Amounts = Pick<QuotationValues, 'items' | 'bases' | AmountName>;

const eachAmount = <T>(of: (name: AmountName) => T) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, of(name)])) as Record<AmountName, T>;

export const noBases = () => eachAmount(() => NO_BASE);

export const pairOf = (from: string, to: string) => `${from}>${to}`;

export const isRate = (text: string | undefined): text is string =>
  /^\d{1,9}(\.\d{1,9})?$/.test(text ?? '') && !/^[0.]+$/.test(text ?? '');

/** An amount in the currency of the quotation; undefined without a valid rate. */
export function amountIn(base: Base, { rates, currency }: Into): string | undefined {
  if (base.currency === currency) return base.amount;
  const rate = rates[pairOf(base.currency, currency)];
  return isRate(rate) ? convertAmount(base.amount, rate, currency) : undefined;
}

/** The row with its unit prices converted from their bases; without a valid rate it has none. */
export const priced = (row: ItemValues, into: Into): ItemValues =>
  withPrices(row, (price) => (price.base ? { ...price, unitPrice: amountIn(price.base, into) } : price));

/** All amounts converted from their bases; those without a base stay. */
export function converted(values: QuotationValues): Amounts {
  const { items, bases } = values;
  return {
    items: items.map((row) => priced(row, values)),
    bases,
    ...eachAmount((name) => (bases[name].amount ? amountIn(bases[name], values) : values[name])),
  };
}

/** What was typed in the currency `before` is the base from now on, so that changing back restores it. */
function rebased(values: QuotationValues, before: string): QuotationValues {
  const { items, bases, discountBy } = values;
  const baseOf = (name: AmountName): Base => {
    const amount = values[name]?.trim();
    const isTyped = !bases[name].amount && amount && (name !== 'discount' || discountBy === 'amount');
    return isTyped ? { amount, currency: before } : bases[name];
  };
  return {
    ...values,
    items: items.map((row) =>
      withPrices(row, (price) => {
        const amount = price.base ? undefined : price.unitPrice?.trim();
        return amount ? { ...price, base: { amount, currency: before } } : price;
      }),
    ),
    bases: eachAmount(baseOf),
  };
}

/**
 * The amounts of a quotation whose currency has just changed from `currencyBefore`: converted where the rate is known, else
 * emptied until it is typed. The same number in another currency is another amount.
 */
export function quotationPrices(values: QuotationValues, currencyBefore: string): PriceValue[] {
  const next = converted(rebased(values, currencyBefore));
  const entry = (path: keyof Amounts, amounts: (values: Amounts) => (string | undefined)[]): PriceValue => {
    const [before, after] = [amounts(values), amounts(next)];
    return {
      path,
      value: values[path],
      emptied: next[path],
      count: before.filter((amount, index) => amount?.trim() && !after[index]).length,
      converted: after.filter(Boolean).length,
    };
  };
  return [
    entry('items', ({ items }) => items.flatMap(pricesOf).map(({ unitPrice }) => unitPrice)),
    entry('bases', () => []),
    ...AMOUNTS.map((name) =>
      entry(name, (amounts) => (next.bases[name].amount && isCounted(name, values) ? [amounts[name]] : [])),
    ),
  ];
}

/** The currencies that need a rate to the quotation's. */
export function foreignCurrencies(
  values: Pick<QuotationValues, 'items' | 'bases' | 'currency' | 'tradeTerm'>,
): string[] {
  const { items, bases, currency } = values;
  const counted = AMOUNTS.filter((name) => isCounted(name, values));
  const all = [...items.flatMap(pricesOf).map(({ base }) => base), ...counted.map((name) => bases[name])];
  return [...new Set(all.flatMap((base) => (base?.amount && base.currency !== currency ? base.currency : [])))];
}
