import { requestFirst, type FirstRequest } from '@/components/ui/first-request';
import { userQuery } from '@/lib/api/session-queries';
import { knownZone } from '@/lib/util/day';
import { listRequest, type EntityListOptions } from './use-entity-list';

/** The page of a list that its address names; its recycle bin requests its own. */
export const firstPage =
  <T extends { id: string }>(list: EntityListOptions<T>): FirstRequest =>
  async (queries, { query }, ahead) => {
    if (query.get('deleted') === 'true') return;
    const { timezone } = await queries.ensureQueryData(userQuery());
    await requestFirst(queries, listRequest(list, query, knownZone(timezone)), ahead);
  };
