import { queryOptions, type MutationMeta } from '@tanstack/react-query';
import type * as v from '@/lib/schema/schema';
import { request, send } from './request/request';
import { withUnread } from './request/unread';

/** The calls of an entity that has one record only, such as the shop's own. */
export function singleApi<T>(entity: string, schema: v.Schema<T>) {
  const path = (action: string) => `/supplier/${entity}/${action}`;
  const save = (record: object) =>
    send({ call: path('doEdit'), method: 'POST', body: withUnread(record), schema, write: true });
  const meta: MutationMeta = { invalidates: [[entity]] };
  return {
    key: [entity] as const,
    detail: () =>
      queryOptions({
        queryKey: [entity, 'detail'],
        queryFn: ({ signal }) => request({ call: path('getDetail'), method: 'GET', schema, signal }),
      }),
    save,
    mutations: { save: () => ({ mutationFn: save, meta }) },
  };
}
