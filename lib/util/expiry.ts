import { addDays, daysFrom, isDay } from './day';

/** The one rule of what runs out (contract 4, shopResource); days are the shop's. */

/** Days before its end from which something is expiring. */
const EXPIRING_DAYS = 90;

export type ExpiryState = 'expired' | 'soon' | 'valid';
export interface Expiry {
  state: ExpiryState;
  /** Whole days from today to the last good one. */
  days: number;
}

/** The state of something that is good until a day, that day included; undefined where it has no such day. */
export function expiryAt(validTo: string | undefined, today: string): Expiry | undefined {
  const last = (validTo ?? '').slice(0, 10);
  if (!isDay(last)) return undefined;
  const days = daysFrom(today, last);
  return { state: days < 0 ? 'expired' : days <= EXPIRING_DAYS ? 'soon' : 'valid', days };
}

/** The days of the platform's filter that a state means: the end of it is between them. */
export function expiryDays(state: ExpiryState, today: string): { validFrom?: string; validTo?: string } {
  if (state === 'expired') return { validTo: addDays(today, -1) };
  if (state === 'soon') return { validFrom: today, validTo: addDays(today, EXPIRING_DAYS) };
  return { validFrom: addDays(today, EXPIRING_DAYS + 1) };
}
