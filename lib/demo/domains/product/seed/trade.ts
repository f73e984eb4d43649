import type { Product } from '@/lib/api/product-schema';
import type { Random } from '@/lib/demo/platform/random';

type Pricing = NonNullable<Product['pricing']>;

/** The MOQ: the cheaper the product, the higher. */
export function moqOf(price: number): number {
  if (price < 12) return 200;
  if (price < 40) return 100;
  if (price < 120) return 50;
  if (price < 450) return 10;
  return price < 1800 ? 2 : 1;
}

/** Rounded as in price lists: to full dollars above 400, to dimes above 40, else to cents. */
const listed = (value: number) =>
  value >= 400
    ? `${Math.round(value / 5) * 5}.00`
    : value >= 40
      ? (Math.round(value * 2) / 2).toFixed(2)
      : value.toFixed(2);

const CURRENCIES = [
  ['USD', 1],
  ['EUR', 0.92],
  ['CNY', 7.2],
] as const;
const STEPS = [1, 0.92, 0.86, 0.81, 0.77] as const;

/** Mostly price tiers; large sets often have price on request, spare parts often a single price. */
export function pricingOf(price: number, random: Random): Pricing {
  const dice = random.next();
  const [currency, rate] = CURRENCIES[dice < 0.9 ? 0 : dice < 0.96 ? 1 : 2]!;
  const amount = (share: number) => listed(price * rate * share);
  const mode = random.next();
  if (price > 3500 ? mode < 0.45 : mode < 0.05) return { mode: 'negotiable', currency };
  if (mode < (price > 3500 ? 0.7 : 0.2)) return { mode: 'single', currency, price: amount(1) };
  if (mode > 0.88) return { mode: 'range', currency, min: amount(0.82), max: amount(1.06) };
  const first = moqOf(price);
  const count = random.int(2, price < 450 ? 5 : 3);
  const tiers = STEPS.slice(0, count).map((share, index) => ({
    minQuantity: first * [1, 5, 10, 30, 100][index]!,
    price: amount(share),
  }));
  return { mode: 'ladder', currency, tiers };
}

export function leadTimesOf(price: number, random: Random) {
  const first = price > 3500 ? random.int(30, 45) : price > 450 ? random.int(18, 28) : random.int(10, 18);
  const moq = moqOf(price);
  return [
    { maxQuantity: moq * 5, days: first },
    { maxQuantity: moq * 20, days: first + 12 },
    { maxQuantity: moq * 100, days: first + 30 },
  ].slice(0, random.int(1, 3));
}

/** Packed machines have about 260 kg/m³; the length is the largest side. */
export function packagingOf(weight: number, random: Random) {
  const volume = (weight / (220 + random.int(0, 90))) * 1_000_000;
  const side = Math.cbrt(volume);
  const size = (factor: number) => Math.max(6, Math.round(side * factor));
  const perCarton = weight < 4 ? random.pick([10, 20, 24]) : weight < 9 ? random.pick([2, 4]) : 1;
  return {
    size: { length: size(1.45), width: size(0.86), height: size(0.8) },
    grossWeight: Number((weight * 1.08 + 0.2).toFixed(1)),
    netWeight: Number(weight.toFixed(1)),
    type: weight > 60 ? 'Plywood crate' : 'Carton on pallet',
    quantityPerCarton: perCarton,
  };
}
