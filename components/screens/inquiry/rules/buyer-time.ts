import { dayIn } from '@/lib/util/day';
import { timeIn } from '@/lib/util/zone-time';

export interface BuyerTime {
  /** 03:32, or with the day if it differs from the user's. */
  time: string;
  /** UTC−3 and the like, as formatted by the browser. */
  offset: string;
  /** From 22 to 7 o'clock: a reply will not be read now. */
  night: boolean;
  /** The buyer's day relative to the user's: -1 yesterday, 0 the same, 1 tomorrow. */
  days: -1 | 0 | 1;
}

const NIGHT = { from: 22, to: 7 };

/**
 * The buyer's local time (`timezone` of the contract, IANA); undefined if the browser does not know the zone. `own` is
 * the user's zone, by default the browser's.
 */
export function buyerTime(at: Date, timezone: string, own?: string): BuyerTime | undefined {
  const there = timeIn(timezone, at);
  if (!there) return undefined;
  const hour = Number.parseInt(there.time, 10);
  const [theirs, ours] = [dayIn(at, timezone), dayIn(at, own)];
  return {
    ...there,
    night: hour >= NIGHT.from || hour < NIGHT.to,
    days: theirs === ours ? 0 : theirs < ours ? -1 : 1,
  };
}
