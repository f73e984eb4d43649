import type { Product } from '@/lib/api/product-schema';
import { decimalOf, digitsOf, numberOf, sumDecimals, timesDecimals, type Decimal } from '@/lib/util/money';

/**
 * Containers by ISO 668: the least inner length, width and height in centimetres, and the payload in kilograms, which is
 * the rating of 30 480 kg less a usual tare of 2 300, 3 800 and 4 000 kg.
 */
const CONTAINERS = {
  '20GP': { inner: [586.7, 233, 235], payload: 28_180 },
  '40GP': { inner: [1199.8, 233, 235], payload: 26_680 },
  '40HQ': { inner: [1199.8, 233, 265.5], payload: 26_480 },
} as const;

export type ContainerName = keyof typeof CONTAINERS;

export interface Cargo {
  cartons: number;
  /** Cubic centimetres. */
  volume: Decimal;
  /** Kilograms, gross. */
  weight: Decimal;
  /** Rows that are not part of it: without packaging, quantity or one price, or in a unit that is not the product's. */
  uncounted: number;
}

/** A row of the form, or a line of a quotation that was sent. */
interface Row {
  productId?: string | undefined;
  quantity: unknown;
  unit: string;
  tiers?: readonly unknown[] | undefined;
}
type ProductOf = (id: string | undefined) => Partial<Product> | null | undefined;

const exact = (value: number): Decimal => decimalOf(digitsOf(value))!;
const isAbove0 = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

/** A row in whole cartons; in packages of one unit where the product names no quantity per carton (contract 4). */
function packed(row: Row, productOf: ProductOf) {
  const { packaging, moq } = productOf(row.productId) ?? {};
  const { size, grossWeight, quantityPerCarton = 1 } = packaging ?? {};
  if (!size || row.tiers?.length || (moq && row.unit !== moq.unit)) return undefined;
  const { length, width, height } = size;
  const known = [length, width, height, grossWeight, quantityPerCarton, row.quantity];
  if (!known.every(isAbove0)) return undefined;
  const cartons = Math.ceil(Number(row.quantity) / quantityPerCarton);
  const count = exact(cartons);
  return {
    cartons,
    volume: timesDecimals(count, exact(length), exact(width), exact(height)),
    weight: timesDecimals(count, exact(grossWeight!)),
  };
}

/** What the rows of a quotation are as cargo; undefined where no row can be counted. */
export function cargoOf(rows: readonly Row[], productOf: ProductOf): Cargo | undefined {
  const parts = rows.flatMap((row) => packed(row, productOf) ?? []);
  if (parts.length === 0) return undefined;
  return {
    cartons: parts.reduce((sum, { cartons }) => sum + cartons, 0),
    volume: sumDecimals(parts.map(({ volume }) => volume)),
    weight: sumDecimals(parts.map(({ weight }) => weight)),
    uncounted: rows.length - parts.length,
  };
}

export interface Fill {
  name: ContainerName;
  /** Of one container, by what fills it first; a part of a percent counts as one. */
  percent: number;
  by: 'volume' | 'weight';
  /** How many containers it takes, without the room that is lost between cartons. */
  containers: number;
}

/** How full the cargo makes each kind of container. */
export const fillsOf = ({ volume, weight }: Cargo): Fill[] =>
  Object.entries(CONTAINERS).map(([name, { inner, payload }]) => {
    const ofVolume = percentOf(volume, timesDecimals(...inner.map(exact)));
    const ofWeight = percentOf(weight, exact(payload));
    const percent = Math.max(ofVolume, ofWeight);
    const by = ofVolume >= ofWeight ? 'volume' : 'weight';
    return { name: name as ContainerName, percent, by, containers: Math.ceil(percent / 100) };
  });

function percentOf(part: Decimal, whole: Decimal): number {
  const above = 100n * part.units * 10n ** BigInt(whole.decimals);
  const below = whole.units * 10n ** BigInt(part.decimals);
  return Number((above + below - 1n) / below);
}

/** Cubic metres, for display. */
export const cubicMetres = ({ units, decimals }: Decimal): number => numberOf({ units, decimals: decimals + 6 });
