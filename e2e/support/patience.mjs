/** A busy machine needs longer: times are multiplied by this. */
export const patience = Number(process.env.JOURNEY_PATIENCE ?? (process.env.CI ? 6 : 1));
