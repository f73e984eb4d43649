import { compareAmounts } from '@/lib/util/money';

const isAmount = (text: string | undefined): text is string => text !== undefined && /^\d+(\.\d+)?$/.test(text);

interface Prices {
  mode: string;
  price?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  tiers?: readonly { price?: string | undefined }[] | undefined;
}

export function priceRange({ mode, price, min, max, tiers = [] }: Prices): [low: string, high: string] | undefined {
  const amounts = { single: [price], range: [min, max], ladder: tiers.map((tier) => tier.price), negotiable: [] }[mode];
  const known = (amounts ?? []).filter(isAmount).sort((a, b) => compareAmounts(a, b) ?? 0);
  return known.length === 0 ? undefined : [known[0]!, known.at(-1)!];
}
