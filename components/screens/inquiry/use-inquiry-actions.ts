import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRemove, useStatusChange } from '@/components/ui/table/use-entity-actions';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry, InquiryStatus } from '@/lib/api/inquiry-schema';
import { showMessage } from '@/lib/state/messages';
import { REVERSE } from './list/inquiry-status';

const idsOf = (rows: readonly Inquiry[]) => rows.map(({ id }) => id);
const nothing = () => undefined;

/** What can be done with inquiries, one or many; they have no doEdit (contract 4). `settled` is told which are dealt with. */
export function useInquiryActions(settled: (ids: string[]) => void = nothing) {
  const t = useTranslations('inquiry');
  const undo = useTranslations('feedback')('undo');
  const remove = useRemove(inquiryApi, settled);
  const status = useStatusChange<Inquiry, InquiryStatus>(inquiryApi, settled, {
    done: (to, count) => t('done.status', { count, status: t(`status.${to}`) }),
    nameOf: ({ number }) => number,
    reverse: REVERSE,
  });
  const read = useWrite({
    ...inquiryApi.read(),
    onSuccess: (_, { ids, read: isRead }) => {
      settled(ids);
      showMessage('success', t(isRead ? 'done.read' : 'done.unread', { count: ids.length }), {
        label: undo,
        run: () => read.mutate({ ids, read: !isRead }),
      });
    },
  });
  const assign = useWrite({
    ...inquiryApi.assign(),
    onSuccess: ({ data }, { ids, assignee }) => {
      settled(ids);
      const kind = data.failed.length > 0 ? 'warning' : 'success';
      showMessage(kind, t(assignee ? 'done.assigned' : 'done.released', { count: data.changed, name: assignee }));
    },
  });

  // One change at a time: a second press while the first is on its way would act on rows that are about to change.
  const busy = remove.isPending || status.isPending || read.isPending || assign.isPending;
  return {
    busy,
    remove: (rows: readonly Inquiry[]) => !busy && remove.mutate(idsOf(rows)),
    setStatus: (rows: readonly Inquiry[], to: InquiryStatus) => !busy && status.mutate({ rows, to }),
    setRead: (rows: readonly Inquiry[], isRead: boolean) => !busy && read.mutate({ ids: idsOf(rows), read: isRead }),
    assign: (rows: readonly Inquiry[], assignee: string) => !busy && assign.mutate({ ids: idsOf(rows), assignee }),
  };
}

export type InquiryActions = ReturnType<typeof useInquiryActions>;
