// What a list answers, and what it is asked for.

export interface Sent {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  status?: string;
}
export interface Page {
  list: Sent[];
  total: number;
  counts?: Record<string, number>;
}

/** A word that no record has. */
export const NOTHING = 'zqxjkv-no-such-word';
/** The greatest page that a client may ask for. */
export const MAX_ROWS = 100;
