/** What products may lack: a filter of the client, because the platform has none (contract 4). */
export const GAPS = ['english', 'pictures', 'hsCode', 'leadTime', 'certificate', 'score'] as const;
export type Gap = (typeof GAPS)[number];

/** Products that are read for it at most, in the order of the list. */
export const MAX_READ = 1000;
