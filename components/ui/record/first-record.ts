import { requestFirst, type FirstRequest } from '@/components/ui/first-request';
import type { RecordKind, SavedRecord } from './record-kind';

/**
 * The record of a form, if it is not a new one. Ahead only the one of a form that has no other, because a pointer rests on
 * the links of many; it counts as old at once, so that the form requests it again when it is opened.
 */
export const firstRecord =
  <R extends SavedRecord>({ api, single }: Pick<RecordKind<R, object>, 'api' | 'single'>): FirstRequest =>
  async (queries, { query }, ahead) => {
    const id = single ? '' : query.get('id');
    if (id === null || (ahead && !single)) return;
    const detail = api.detail(id);
    await requestFirst(queries, detail, ahead);
    if (ahead) await queries.invalidateQueries({ queryKey: detail.queryKey, exact: true, refetchType: 'none' });
  };
