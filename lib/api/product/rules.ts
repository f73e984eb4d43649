import * as v from '@/lib/schema/schema';
import { isRecord } from '@/lib/util/guards';
import { compareAmounts } from '@/lib/util/money';
import { checkTiers, type Tier } from './tiers';
import { countFromOne, finerThanCurrency } from '../values';

/** Rules between fields of a product (contract 4); they apply to drafts too, as far as fields are filled in. */

/** Pictures below which buyers miss some; no rule of the contract. */
export const ENOUGH_PICTURES = 4;

interface Pricing {
  mode: string;
  currency: string;
  price?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  tiers?: Tier[] | undefined;
}

/**
 * An HS code without the dots, dashes and blanks that it is written with (contract 4: 6 to 10 digits); another text is only
 * trimmed. A table cell that holds `8413.7010` as a number loses its last zero: with an odd number of digits after its one
 * dot, a code is left for the check to refuse.
 */
export function plainHsCode(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const isCut = /^\d+\.(\d\d)*\d$/.test(text);
  return isCut || !/^[\d\s.。-]*$/.test(text) ? text : text.replace(/\D/g, '');
}

/** Quantities of tiers rise and prices do not; the upper end of a range is above the lower one. */
export const pricesInOrder = <T extends Pricing>() =>
  v.rule<T>(({ mode, min, max, tiers = [] }, fault) => {
    if (mode === 'range' && (compareAmounts(max, min) ?? 1) <= 0) {
      fault('maxBelowMin', ['max'], { min: min ?? '' });
    }
    if (mode !== 'ladder') return;
    checkTiers(tiers, (key, path = [], values) => fault(key, ['tiers', ...path], values));
  });

/** Requires the fields of the pricing mode. */
export const pricesComplete = <T extends Pricing>() =>
  v.rule<T>((value, fault) => {
    const need = (field: 'price' | 'min' | 'max' | 'tiers') => {
      if (value[field] === undefined || value[field].length === 0) fault('required', [field]);
    };
    if (value.mode === 'single') need('price');
    if (value.mode === 'range') {
      need('min');
      need('max');
    }
    if (value.mode === 'ladder') need('tiers');
  });

/** Both columns rise: a larger quantity takes longer. */
export const leadTimesRise = <T extends { maxQuantity: number; days: number }[]>() =>
  v.rule<T>((rows, fault) => {
    rows.forEach((row, index) => {
      const before = rows[index - 1];
      for (const part of ['maxQuantity', 'days'] as const) {
        if (before && row[part] <= before[part]) fault('notRising', [index, part], { above: before[part] });
      }
    });
  });

/** The net weight must not exceed the gross weight. */
export const netWithinGross = <T extends { grossWeight?: number | undefined; netWeight?: number | undefined }>() =>
  v.rule<T>(({ grossWeight, netWeight }, fault) => {
    if (grossWeight === undefined || netWeight === undefined || netWeight <= grossWeight) return;
    fault('netAboveGross', ['netWeight'], { gross: grossWeight });
  });

interface Product {
  pricing?: Partial<Pricing> | undefined;
  moq?: { quantity?: number | undefined } | undefined;
  variants?: { price?: string | undefined }[] | undefined;
  sample?: { price?: string | undefined } | undefined;
  cost?: { amount?: string | undefined; currency?: string | undefined } | undefined;
}

type Price = [path: (string | number)[], amount: unknown, currency?: unknown];

/** Every price of a product with its path; of the pricing only the fields of its mode. */
function pricesOf({ pricing = {}, variants = [], sample, cost }: Product): Price[] {
  const { mode, tiers = [] } = pricing;
  const names = mode === 'single' ? (['price'] as const) : mode === 'range' ? (['min', 'max'] as const) : [];
  return [
    ...names.map((name): Price => [['pricing', name], pricing[name]]),
    ...(mode === 'ladder' ? tiers : []).map((tier, at): Price => [['pricing', 'tiers', at, 'price'], tier.price]),
    ...variants.map((variant, at): Price => [['variants', at, 'price'], variant.price]),
    [['sample', 'price'], sample?.price],
    [['cost', 'amount'], cost?.amount, cost?.currency],
  ];
}

/** Rules across sections: the first tier starts at the MOQ, and no price has more decimals than its currency. */
export const partsAgree = <T extends Product>() =>
  v.rule<T>(
    (product, fault) => {
      const { pricing, moq } = product;
      const first = pricing?.mode === 'ladder' ? pricing.tiers?.[0]?.minQuantity : undefined;
      const minimum = v.safeParse(countFromOne, moq?.quantity);
      if (typeof first === 'number' && minimum.success && first !== minimum.output) {
        fault('firstTier', ['pricing', 'tiers', 0, 'minQuantity'], { moq: minimum.output });
      }
      for (const [path, amount, currency = pricing?.currency] of pricesOf(product)) {
        const finer = finerThanCurrency(amount, currency);
        if (finer) fault('tooFine', path, finer);
      }
    },
    // Checked even if single fields are invalid, so that all errors are reported at once.
    isProduct,
  );

const isRows = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isRecord));

function isProduct(value: unknown): value is Product {
  if (!isRecord(value)) return false;
  const { pricing, variants } = value;
  return isRows(variants) && isRows(isRecord(pricing) ? (pricing.tiers ?? undefined) : undefined);
}
