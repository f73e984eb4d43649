import type { MutationMeta, UseQueryOptions } from '@tanstack/react-query';
import type * as v from '@/lib/schema/schema';
import type { Result } from '@/lib/api/request/request';
import type { Level } from '../form/form-model';

/** The fields that all records of the contract have. */
export interface SavedRecord {
  id: string;
  version: number;
  updatedAt: string;
}

/** A record as it is sent, and the form's row indexes of its rows, if empty ones were left out. */
export interface Sendable {
  record: Record<string, unknown>;
  rows: Record<string, number[]>;
}

interface RecordApi<R> {
  /** Its first part is the entity, which the rights are named after. */
  key: readonly [string, ...unknown[]];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the key's type differs from entity to entity, and matters to none here
  detail: (id: string) => UseQueryOptions<R, Error, R, any>;
  save: (record: object) => Promise<Result<R>>;
  mutations: { save: () => { meta: MutationMeta } };
}

/** Everything specific to the form of one kind of record; `A` are its ways to save. */
export interface RecordKind<R extends SavedRecord, V extends object, A extends string = string> {
  /**
   * Part of the keys of its drafts: its entity or one of the entity's `drafts` (lib/domains.ts), and after a slash what a
   * new record of it is to be.
   */
  name: string;
  /** The entity has one record only: its address has no id, and without a stored record the form is empty. */
  single?: boolean;
  api: RecordApi<R>;
  /** A save sends it to somebody, so the question about unsaved input offers none. */
  isSent?: boolean;
  /** What a record is called, such as by its tab. */
  nameOf?: (record: R, locale: string) => string;
  schema: v.Schema<R>;
  /** The values of a record, or of a new one. */
  toValues: (record?: R) => V;
  /** Stored values of a draft, as far as they are still valid. */
  revive: (stored: unknown) => V | undefined;
  /** The record to send; fields that the form does not contain are sent back unchanged. */
  toRecord: (values: V, base: R | undefined) => Sendable;
  /** The values of a record as it is sent, where `toRecord` puts them elsewhere than `toValues` reads them. */
  sentValues?: (record: R) => V;
  /** Further fields for a way to save, such as the requested status. */
  extraFields?: (action: A, base: R | undefined) => Record<string, unknown>;
  /** The part of a record that the form can change, for comparing versions. */
  partOf: (record: Record<string, unknown>) => Record<string, unknown>;
  /** How complete the record must be for each way to save. */
  levels: Record<A, Level>;
  /** The level that is checked while nothing is being saved. */
  restLevel: (record: R | undefined) => Level;
}

/** Converts a path of the record to one of the form, which also counts the rows that were left out. */
export function toFormPath(path: string, rows: Sendable['rows']): string {
  for (const [list, filled] of Object.entries(rows)) {
    if (!path.startsWith(`${list}.`)) continue;
    const [index = '', ...rest] = path.slice(list.length + 1).split('.');
    const row = filled[Number(index)];
    return row === undefined ? path : [list, row, ...rest].join('.');
  }
  return path;
}
