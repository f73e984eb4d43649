import { dayOf } from '@/components/ui/table/list-filters';
import type { ShopResource } from '@/lib/api/shop-resource';
import { now as platformNow } from '@/lib/util/clock';
import { EXPIRING } from './kind-fields';

/** Days before its end from which a certificate is to be renewed. */
const SOON = 60;

/** The day so many days after the reader's today, as `2026-11-18`. */
function dayAfter(days: number, now = new Date(platformNow())): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

export type ExpiryState = 'expired' | 'soon' | 'valid';
export interface Expiry {
  state: ExpiryState;
  /** Whole days from today to the last good one. */
  days: number;
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** How it stands with something that runs out; undefined where nothing does. It is good on its last day. */
export function expiryOf(
  { kind, validTo }: Pick<ShopResource, 'kind' | 'validTo'>,
  now = new Date(platformNow()),
): Expiry | undefined {
  const last = validTo?.slice(0, 10);
  if (!EXPIRING.includes(kind) || !last || Number.isNaN(dayNumber(last))) return undefined;
  const days = dayNumber(last) - dayNumber(dayAfter(0, now));
  return { state: days < 0 ? 'expired' : days <= SOON ? 'soon' : 'valid', days };
}

/** The days of the platform's filter that a state stands for: the end of it lies between them. */
export function daysOf(state: ExpiryState, now = new Date(platformNow())): { validFrom?: string; validTo?: string } {
  if (state === 'expired') return { validTo: dayAfter(-1, now) };
  if (state === 'soon') return { validFrom: dayAfter(0, now), validTo: dayAfter(SOON, now) };
  return { validFrom: dayAfter(SOON + 1, now) };
}
