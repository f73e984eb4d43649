import { DAY } from '@/lib/util/day';
import type { ProductStatus } from '@/lib/api/product-schema';
import type { Random } from '@/lib/demo/platform/random';

/** Products were created over the last eighteen months. */
const SPAN = 540 * DAY;

const SHARES: [ProductStatus, number][] = [
  ['reviewing', 0.07],
  ['draft', 0.09],
  ['rejected', 0.04],
  ['offline', 0.1],
];

/** The status of each product: realistic shares in random order; the first one is online. */
export function statuses(count: number, random: Random): ProductStatus[] {
  const rest = SHARES.flatMap(([status, share]) => Array<ProductStatus>(Math.round(count * share)).fill(status));
  const online = Array<ProductStatus>(Math.max(0, count - rest.length - 1)).fill('online');
  return ['online', ...random.shuffled([...rest, ...online])].slice(0, count) as ProductStatus[];
}

/** When a product was created and last changed: the first ones recently, the last ones long ago. */
export function timesOf(index: number, count: number, epoch: number, random: Random) {
  const place = (index + random.next() * 0.9) / count;
  const updated = epoch - 20 * 60_000 - place ** 1.7 * (SPAN - 30 * DAY);
  const oldest = epoch - SPAN;
  const created = oldest + random.next() ** 0.7 * Math.max(updated - oldest - DAY, DAY / 2);
  return { created, updated };
}

/** Only products that are or were online have views; a few products have most of them. */
export function statsOf(status: ProductStatus, age: number, random: Random) {
  if (status === 'draft' || status === 'reviewing' || status === 'rejected')
    return { views: 0, inquiries: 0, favourites: 0 };
  const fame = random.next() ** 3;
  const views = Math.round((60 + 9000 * fame) * Math.min(1, (age / DAY + 20) / 300));
  return {
    views,
    inquiries: Math.round(views * (0.004 + 0.012 * random.next())),
    favourites: Math.round(views * (0.01 + 0.02 * random.next())),
  };
}
