import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Result } from '@/lib/api/request/request';
import type { Level } from '../form/form-model';

/** What every record of the contract carries. */
export interface SavedRecord {
  id: string;
  version: number;
  updatedAt: string;
}

/** A record as it is sent, and which rows of the form its rows are, where empty ones were left out. */
export interface Sendable {
  record: Record<string, unknown>;
  rows: Record<string, number[]>;
}

interface RecordApi<R> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the key's type differs from entity to entity, and matters to none here
  detail: (id: string) => UseQueryOptions<R, Error, R, any>;
  save: (record: object) => Promise<Result<R>>;
  mutations: { save: () => { meta?: { invalidates?: QueryKey[] } } };
}

/** Everything in which the form of one kind of record differs from the form of another; `A` are its ways to save. */
export interface RecordKind<R extends SavedRecord, V extends object, A extends string = string> {
  /** Names its drafts on this device. */
  name: string;
  /** There is one of it: its address has no id, and a platform that has none yet begins with an empty one. */
  single?: boolean;
  api: RecordApi<R>;
  schema: z.ZodMiniType<R>;
  /** The values of a record, or of a new one. */
  toValues: (record?: R) => V;
  /** Values kept by a browser, as far as they still fit. */
  revive: (stored: unknown) => V | undefined;
  /** The record to send; fields that the form does not have go back as they came. */
  toRecord: (values: V, base: R | undefined) => Sendable;
  /** What a way to save says in the record beside the fields, such as the state it asks for. */
  asks?: (action: A, base: R | undefined) => Record<string, unknown>;
  /** The part of a record that the form can change, for comparing versions. */
  partOf: (record: Record<string, unknown>) => Record<string, unknown>;
  /** How much each way to save asks of the record. */
  levels: Record<A, Level>;
  /** How much is asked while nothing is being saved. */
  restLevel: (record: R | undefined) => Level;
}

/** A path of the record as the form knows it: rows that were left out count there. */
export function toFormPath(path: string, rows: Sendable['rows']): string {
  for (const [list, kept] of Object.entries(rows)) {
    if (!path.startsWith(`${list}.`)) continue;
    const [index = '', ...rest] = path.slice(list.length + 1).split('.');
    const row = kept[Number(index)];
    return row === undefined ? path : [list, row, ...rest].join('.');
  }
  return path;
}
