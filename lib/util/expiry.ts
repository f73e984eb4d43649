import { addDays, daysFrom, isDay } from './day';

/** The one rule for what expires (contract 4, shopResource); days are in the shop's zone. */

/** Number of days before the last valid one in which something counts as expiring soon. */
export const EXPIRING_DAYS = 90;

export type ExpiryState = 'expired' | 'soon' | 'valid';
export interface Expiry {
  state: ExpiryState;
  /** Whole days from today to the last valid day. */
  days: number;
}

/** The state of something valid until a day, that day included; undefined without a date. */
export function expiryAt(validTo: string | undefined, today: string): Expiry | undefined {
  const last = (validTo ?? '').slice(0, 10);
  if (!isDay(last)) return undefined;
  const days = daysFrom(today, last);
  return { state: days < 0 ? 'expired' : days <= EXPIRING_DAYS ? 'soon' : 'valid', days };
}

/** The platform's filter for a state, as a range of last valid days. */
export function expiryDays(state: ExpiryState, today: string): { validFrom?: string; validTo?: string } {
  if (state === 'expired') return { validTo: addDays(today, -1) };
  if (state === 'soon') return { validFrom: today, validTo: addDays(today, EXPIRING_DAYS) };
  return { validFrom: addDays(today, EXPIRING_DAYS + 1) };
}

/** The platform's filter for what has expired or does so soon. */
export const expiringBy = (today: string) => ({ validTo: addDays(today, EXPIRING_DAYS) });
