import { requestFirst, type FirstRequest } from '@/components/ui/first-request';
import { userQuery } from '@/lib/api/session-queries';
import { knownZone } from '@/lib/util/day';
import { listRequest, type EntityListOptions } from './use-entity-list';

/** The page of a list that its address names; its recycle bin requests its own. Resolves with its records, if they came. */
export const firstPage =
  <T extends { id: string }>(list: EntityListOptions<T>) =>
  async (...[queries, { query }, ahead]: Parameters<FirstRequest>): Promise<readonly T[]> => {
    if (query.get('deleted') === 'true') return [];
    const { timezone } = await queries.ensureQueryData(userQuery());
    const request = listRequest(list, query, knownZone(timezone));
    await requestFirst(queries, request, ahead);
    return queries.getQueryData<{ list: readonly T[] }>(request.queryKey)?.list ?? [];
  };
