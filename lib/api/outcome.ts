import * as v from '@/lib/schema/schema';
import { money, sentRows } from './values';

/** Why an inquiry was lost (contract 5). */
export const LOST_REASONS = ['price', 'lead-time', 'product', 'terms', 'silent', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Its key in the texts. */
export const reasonKey = (reason: LostReason) => (reason === 'lead-time' ? 'leadTime' : reason);

/** The outcomes of a period beside its figures, where the platform counts them (contract 5, `inquiry-outcome`). */
export const OUTCOME_TOTALS = {
  won: sentRows(money),
  lost: sentRows(v.object({ reason: v.string(), count: v.number() })),
};
