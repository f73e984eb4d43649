import type { StatusTone } from '@/components/ui/feedback/StatusChip';

export const ORDER_STATUSES = ['waiting', 'paid', 'shipped', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_TONES: Record<OrderStatus, StatusTone> = {
  waiting: 'warning',
  paid: 'info',
  shipped: 'success',
  cancelled: 'hollow',
};

export interface SampleOrder {
  id: string;
  number: string;
  product: { zh: string; en: string };
  buyer: { name: string; country: string };
  quantity: number;
  /** In US dollars, as text: money is never a float. */
  amount: string;
  status: OrderStatus;
  createdAt: string;
}

const PRODUCTS = [
  { zh: '太阳能深井泵', en: 'Solar borehole pump', cents: 18600n },
  { zh: '不锈钢离心泵', en: 'Stainless steel centrifugal pump', cents: 9450n },
  { zh: '卧式多级泵', en: 'Horizontal multistage pump', cents: 23990n },
  { zh: '污水潜水泵', en: 'Submersible sewage pump', cents: 12875n },
  { zh: '变频供水机组', en: 'Booster set with inverter', cents: 128000n },
] as const;

const BUYERS = [
  { name: 'Amara Okafor', country: 'NG' },
  { name: 'Lucas Ferreira', country: 'BR' },
  { name: 'Fatima Al-Sayed', country: 'AE' },
  { name: 'Jan Kowalski', country: 'PL' },
  { name: 'Nguyễn Thu Hà', country: 'VN' },
  { name: 'María Fernanda Castillo-Rodríguez de la Vega', country: 'MX' },
  { name: 'Ahmet Yılmaz', country: 'TR' },
] as const;

/** Names with initials of one or two letters, and of a script without letters. */
export const SAMPLE_NAMES = ['Amara Okafor', 'Jan Kowalski', '陈海燕'];

const COUNT = 46;
const NEWEST = Date.parse('2026-10-14T09:20:00+08:00');
/** Minutes between two orders: no two of a page are at the same time of day. */
const APART = 437;

const decimal = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

export function sampleOrder(index: number): SampleOrder {
  const { cents, ...product } = PRODUCTS[index % PRODUCTS.length]!;
  const quantity = 20 + ((index * 37) % 480);
  return {
    id: String(index + 1),
    number: `SO-26${String(1046 - index)}`,
    product,
    buyer: BUYERS[(index * 3) % BUYERS.length]!,
    quantity,
    amount: decimal(cents * BigInt(quantity)),
    status: ORDER_STATUSES[((index * 5) % 9) % ORDER_STATUSES.length]!,
    createdAt: new Date(NEWEST - index * APART * 60_000).toISOString(),
  };
}

/** Made-up orders: the same at each visit, the newest first. */
export const sampleOrders = (count = COUNT): SampleOrder[] =>
  Array.from({ length: count }, (_, index) => sampleOrder(index));
