import { keepPreviousData, queryOptions, type MutationMeta, type QueryKey } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { gather } from './request/gather';
import type { QueryValue } from './request/encode';
import { request, send, type RequestSpec, type Result } from './request/request';
import { withUnread } from './request/unread';
import { listOf, MAX_PAGE_SIZE, sentObject, sentRows } from './values';

/**
 * Queries that contain counts of records: the home page, and the badges in the routes of the menu. A platform may count
 * the records of any list there.
 */
export const NUMBERS: readonly QueryKey[] = [['stats'], ['session', 'routes']];

/** Filters, sort and page of a list, with the names of contract 1. */
export type ListQuery = Record<string, QueryValue>;

export interface StatusChange {
  changed: number;
  failed: { id: string; msg: string }[];
}

export const deletion = v.object({ deleted: v.number() });
/** A deletion, and which of the records it deleted: of the others, somebody else may have deleted some before. */
export interface Deletion {
  deleted: number;
  ids: string[];
}

const deletedRow = listOf(sentObject({ id: v.string(), deletedAt: v.optional(v.string()) }));
const timeOf = ({ deletedAt = '' }) => Date.parse(deletedAt) || 0;

/**
 * Which records a call deleted: the platform says how many. If they are fewer than were asked for, they are the latest
 * of these in the recycle list, because what somebody else had deleted was deleted before. Where that list fails or does
 * not have them all, none is left out: they are deleted, whatever becomes of the question which ones.
 */
export async function deletedIds(entity: string, ids: readonly string[], count: number): Promise<string[]> {
  if (count <= 0) return [];
  if (count >= ids.length) return [...ids];
  const query = { id: [...ids], deleted: true, sort: 'deletedAt', order: 'desc', pageSize: MAX_PAGE_SIZE };
  const listed = request({ call: `/supplier/${entity}/getList`, method: 'GET', query, schema: deletedRow });
  const { list } = await listed.catch(() => ({ list: [] }));
  const found = list.filter(({ id, deletedAt }) => deletedAt && ids.includes(id)).sort((a, b) => timeOf(b) - timeOf(a));
  return found.length < count ? [...ids] : found.slice(0, count).map(({ id }) => id);
}

/** The response to a change of many records (contract 1). */
export const statusChange: v.Schema<StatusChange> = v.object({
  changed: v.number(),
  failed: sentRows(sentObject({ id: v.string(), msg: v.optional(v.string(), '') })),
});

/** Which records a call refused, if its response says so; the contract does not require it (contract 4). */
export function refusedIn(answer: unknown): StatusChange['failed'] {
  const parsed = v.safeParse(statusChange, { changed: 0, ...(typeof answer === 'object' ? answer : {}) });
  return parsed.success ? parsed.output.failed : [];
}

/**
 * The calls that all entities of the contract share, made from the entity's name and the schema of a record. Query keys
 * are `[entity, 'list' | 'detail', …]`, so that `[entity]` alone invalidates all of them. `also` names further queries
 * that a change of the entity invalidates, such as the to-dos of the home page.
 */
export function entityApi<T extends { id: string }>(
  entity: string,
  schema: v.Schema<T>,
  also: readonly QueryKey[] = [],
) {
  const path = (action: string) => `/supplier/${entity}/${action}`;
  const page = listOf(schema);
  const write = <R>(
    action: string,
    body: unknown,
    answer: v.Schema<R>,
    kind: Pick<RequestSpec<R>, 'creates'> = {},
  ): Promise<Result<R>> => send({ call: path(action), method: 'POST', body, schema: answer, write: true, ...kind });
  /** A change answers the record that was sent; another one is an answer that was not understood. */
  const savedRecord = ({ id }: { id?: unknown }): v.Schema<T> =>
    id === undefined
      ? schema
      : v.pipe(
          schema,
          v.check((saved) => saved.id === id, 'another record'),
        );
  const save = (record: object) => write('doEdit', withUnread(record), savedRecord(record));
  const remove = async (ids: string[], extra: object = {}): Promise<Result<Deletion>> => {
    const { data, message } = await write('doDelete', { ids, ...extra }, deletion);
    const own = await deletedIds(entity, ids, data.deleted);
    return { data: { ...data, ids: own }, message };
  };
  const restore = (ids: string[]) => write('doRestore', { ids }, v.unknown());
  const setStatus = (ids: string[], status: string, extra: object = {}): Promise<Result<StatusChange>> =>
    write('doStatus', { ids, status, ...extra }, statusChange);
  const detail = (id: string, signal?: AbortSignal) =>
    request({ call: path('getDetail'), method: 'GET', query: { id }, schema, signal });
  /** The platform's current version of the record: from the 409 if it contains one, else fetched. */
  const current = async (id: string, sent?: unknown): Promise<T> => {
    const parsed = v.safeParse(schema, sent);
    return parsed.success && parsed.output.id === id ? parsed.output : detail(id);
  };
  /** A record; null if it no longer exists. Those requested in the same tick share one call. */
  const find = gather<T>(async (ids) => {
    const query = { id: ids, pageSize: ids.length };
    return (await request({ call: path('getList'), method: 'GET', query, schema: page })).list;
  }, detail);
  /** A write as a mutation with the queries it invalidates. */
  const meta: MutationMeta = { invalidates: [[entity], ...also] };
  const change = <V, R>(mutationFn: (variables: V) => Promise<R>) => ({ mutationFn, meta });

  return {
    key: [entity] as const,
    list: (query: ListQuery) =>
      queryOptions({
        queryKey: [entity, 'list', query],
        queryFn: ({ signal }) => request({ call: path('getList'), method: 'GET', query, schema: page, signal }),
        placeholderData: keepPreviousData,
      }),
    /** How many records match a query, for use without a list's response. */
    count: (query: ListQuery) =>
      queryOptions({
        queryKey: [entity, 'count', query],
        queryFn: async ({ signal }) =>
          (
            await request({
              call: path('getList'),
              method: 'GET',
              query: { ...query, pageNo: undefined, pageSize: 1 },
              schema: page,
              signal,
            })
          ).total,
        meta: { quiet: true, unlogged: true },
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [entity, 'detail', id],
        queryFn: ({ signal }) => detail(id, signal),
      }),
    /**
     * A record that another domain refers to; null if it no longer exists. Records requested in the same tick share one
     * call.
     */
    brief: (id: string) =>
      queryOptions({ queryKey: [entity, 'brief', id], queryFn: () => find(id), meta: { quiet: true } }),
    save,
    current,
    find,
    remove,
    restore,
    setStatus,
    write,
    change,
    /** The shared writes as mutations: `useMutation({ ...blogApi.mutations.save(), onSuccess })`. */
    mutations: {
      save: () => change(save),
      remove: () => change((ids: string[]) => remove(ids)),
      restore: () => change(restore),
      setStatus: () => change(({ ids, status }: { ids: string[]; status: string }) => setStatus(ids, status)),
    },
  };
}
