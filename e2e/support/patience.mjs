/** On CI, and wherever much runs at once. */
export const BUSY = 6;
/** A busy machine needs longer: times are multiplied by this. */
export const patience = Number(process.env.JOURNEY_PATIENCE ?? (process.env.CI ? BUSY : 1));
