import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRemove, useStatusChange } from '@/components/ui/table/changes/use-entity-actions';
import { stepsBy, useReasons, useUndo } from '@/components/ui/table/changes/use-undo';
import { refusedIn } from '@/lib/api/entity';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry, InquiryStatus } from '@/lib/api/inquiry-schema';

const nameOf = ({ number }: Inquiry) => number;
const idsOf = (rows: readonly Inquiry[]) => rows.map(({ id }) => id);
const nothing = () => undefined;

/** Inquiries have no doEdit (contract 4). `settled` is called with the ids that were changed or deleted. */
export function useInquiryActions(settled: (ids: string[]) => void = nothing) {
  const t = useTranslations('inquiry');
  const table = useTranslations('table.done');
  const undo = useUndo<Inquiry>({ meta: inquiryApi.read().meta, nameOf });
  const reasonsOf = useReasons();
  const remove = useRemove(inquiryApi, settled, nameOf);
  const status = useStatusChange<Inquiry, InquiryStatus>(inquiryApi, settled, {
    done: (to, count) => t('done.status', { count, status: t(`status.${to}`) }),
    nameOf,
  });
  const read = useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: ({ rows, read: isRead }: { rows: readonly Inquiry[]; read: boolean }) =>
      inquiryApi.setRead(idsOf(rows), isRead),
    onSuccess: (_, { rows, read: isRead }) => {
      settled(idsOf(rows));
      const changed = rows.filter(({ unread }) => unread === isRead);
      const run = async (ids: string[]) => refusedIn((await inquiryApi.setRead(ids, !isRead)).data);
      const text = t(isRead ? 'done.read' : 'done.unread', { count: rows.length });
      undo.offer('success', text, changed.length > 0 ? [{ rows: changed, run }] : []);
    },
  });
  const assign = useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: ({ rows, assignee }: { rows: readonly Inquiry[]; assignee: string }) =>
      inquiryApi.setAssignee(idsOf(rows), assignee),
    onSuccess: ({ data }, { rows, assignee }) => {
      const reasons = new Map(data.failed.map(({ id, msg }) => [id, msg]));
      const accepted = rows.filter(({ id }) => !reasons.has(id));
      settled(idsOf(accepted));
      const assigneeOf = (row: Inquiry) => row.assignee ?? '';
      const changed = accepted.filter((row) => assigneeOf(row) !== assignee);
      const steps = stepsBy(changed, assigneeOf, async (ids, former) => {
        return (await inquiryApi.setAssignee(ids, former)).data.failed;
      });
      const done = t(assignee ? 'done.assigned' : 'done.released', { count: data.changed, name: assignee });
      if (reasons.size === 0) return undo.offer('success', done, steps);
      const refused = rows.flatMap((row) => {
        const reason = reasons.get(row.id);
        return reason === undefined ? [] : [{ name: nameOf(row), reason }];
      });
      undo.offer('warning', table('partly', { done, failed: refused.length, reasons: reasonsOf(refused) }), steps);
    },
  });

  // One change at a time: another action while a request is in flight would use outdated rows.
  const busy = remove.busy || status.busy || read.isPending || assign.isPending || undo.busy;
  return {
    busy,
    remove: (rows: readonly Inquiry[]) => !busy && remove.mutate(rows),
    setStatus: (rows: readonly Inquiry[], to: InquiryStatus) => !busy && status.mutate({ rows, to }),
    setRead: (rows: readonly Inquiry[], isRead: boolean) => !busy && read.mutate({ rows, read: isRead }),
    assign: (rows: readonly Inquiry[], assignee: string) => !busy && assign.mutate({ rows, assignee }),
  };
}

export type InquiryActions = ReturnType<typeof useInquiryActions>;
