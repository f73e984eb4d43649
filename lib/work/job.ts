import type { ApiErrorKind } from '@/lib/api/request/errors';
import { isOpenWork, type WorkResult, type WorkState, type WorkTitle, type Work } from '@/lib/state/works';

export type JobCall = 'doImport' | 'doStatus' | 'doDelete' | 'doRestore';
export type Fields = Record<string, unknown>;

/** One record of a job. */
export interface JobRow {
  /** Without an id a new record is created. */
  id?: string;
  /** The version that was read: the platform refuses the row if somebody has changed the record since. */
  version?: number;
  /** The identity of a new record (contract 1). */
  clientId?: string;
  /** What it is called in the list of failures. */
  name: string;
  /** The fields that change; other fields of the record stay as they are. */
  fields: Fields;
  /** The same fields before; without them the row cannot be undone. */
  before?: Fields;
  /** How often it has been sent again over a newer version. */
  round?: number;
}

/** What became of a row. Without an outcome it was not sent, or its response is still unknown. */
export type RowOutcome =
  | {
      result: 'created' | 'updated' | 'deleted' | 'restored';
      id?: string;
      version?: number;
      /** Somebody else had made the same change: it is not undone. */
      already?: boolean;
    }
  | { result: 'failed'; errors: Record<string, string> }
  /** It is sent again in a later batch. */
  | { result: 'moved' };

/** Up to 100 rows, sent together. */
export interface Batch {
  call: JobCall;
  /** For `doStatus`. */
  status?: string;
  rows: JobRow[];
  /** Sent again with the same key, a batch is carried out once. */
  key: string;
  /** It undoes a change: what somebody else has changed since stays. */
  undoes?: boolean;
  /** It has been sent, and its response is unknown. */
  isSent?: boolean;
  outcomes?: RowOutcome[];
}

/** A row of a file that was not sent, because something in it is wrong; in the words of its time. */
export interface SkippedRow {
  place: string;
  /** The SKU, if it has one. */
  name: string;
  reason: string;
}

/** The rows of a file that were not sent. */
export interface Skipped {
  rows: SkippedRow[];
  /** A workbook of these rows, to be corrected and imported again. */
  file: Uint8Array<ArrayBuffer>;
  fileName: string;
}

/** An ApiError as it is stored. */
export interface StoredError {
  kind: ApiErrorKind;
  code: number | string;
  message: string;
}

/** What a user wants of a job; it may be set in another tab, too. */
export type Wanted = 'run' | 'pause' | 'cancel';

/** Rows to be sent in batches, and how far that is. The batches are stored one by one. */
export interface Job {
  id: string;
  kind: Work['kind'];
  title: WorkTitle;
  undoes?: string;
  /** The job that undoes this one. */
  undoneBy?: string;
  link?: string;
  startedAt: number;
  total: number;
  batches: number;
  /** The first batch without outcomes. */
  next: number;
  counts: Omit<WorkResult, 'left' | 'skipped'>;
  /** How many rows of its file were not sent. They are stored beside it. */
  skipped?: number;
  /** Rows that an undo would restore. */
  undoable: number;
  state: WorkState;
  error?: StoredError;
}

export const isEnded = (job: Job): boolean => !isOpenWork(job);

/** Whether the old or the new values of a row apply on the platform. */
export type AppliedValues = 'new' | 'old' | 'unknown';

export function appliedValues(batch: Batch, at: number): AppliedValues {
  const outcome = batch.outcomes?.[at];
  if (outcome) return outcome.result === 'failed' || outcome.result === 'moved' ? 'old' : 'new';
  return batch.isSent ? 'unknown' : 'old';
}
