/** Why an inquiry was lost (contract 5). */
export const LOST_REASONS = ['price', 'lead-time', 'product', 'terms', 'silent', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Its key in the texts. */
export const reasonKey = (reason: LostReason) => (reason === 'lead-time' ? 'leadTime' : reason);
