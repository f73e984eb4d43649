import { useFormatter, useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRemove, useStatusChange } from '@/components/ui/table/changes/use-entity-actions';
import { useRestoreUnchanged } from '@/components/ui/table/changes/use-restore-unchanged';
import {
  groupsOf,
  stepsBy,
  useReasons,
  useUndo,
  type Refused,
  type UndoStep,
} from '@/components/ui/table/changes/use-undo';
import { refusedIn } from '@/lib/api/entity';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry, InquiryStatus } from '@/lib/api/inquiry-schema';
import { recordsNow } from '@/lib/api/request/records-now';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { now } from '@/lib/util/clock';
import { equal } from '@/lib/util/equal';
import { undoneTags } from './rules/tag-changes';

const nameOf = ({ number }: Inquiry) => number;
const idsOf = (rows: readonly Inquiry[]) => rows.map(({ id }) => id);
const nothing = () => undefined;

function acceptedOf(rows: readonly Inquiry[], failed: readonly Refused[]): Inquiry[] {
  const refused = new Set(failed.map(({ id }) => id));
  return rows.filter(({ id }) => !refused.has(id));
}

/** Inquiries have no doEdit (contract 4). `settled` is called with the ids that were changed or deleted. */
export function useInquiryActions(settled: (ids: string[]) => void = nothing) {
  const t = useTranslations('inquiry');
  const table = useTranslations('table.done');
  const undo = useUndo<Inquiry>({ meta: inquiryApi.read().meta, nameOf });
  const restoreUnchanged = useRestoreUnchanged<Inquiry>({ find: inquiryApi.find, nameOf });
  const reasonsOf = useReasons();
  const format = useFormatter();
  const errorText = useErrorText();
  /** The message after a change, with the reasons for the rows that the platform refused. */
  const report = (
    done: string,
    rows: readonly Inquiry[],
    failed: readonly Refused[],
    steps: readonly UndoStep<Inquiry>[],
  ) => {
    const reasons = new Map(failed.map(({ id, msg }) => [id, msg]));
    if (reasons.size === 0) return undo.offer('success', done, steps);
    const refused = rows.flatMap((row) => {
      const reason = reasons.get(row.id);
      return reason === undefined ? [] : [{ name: nameOf(row), reason }];
    });
    undo.offer('warning', table('partly', { done, failed: refused.length, reasons: reasonsOf(refused) }), steps);
  };
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
      const accepted = acceptedOf(rows, data.failed);
      settled(idsOf(accepted));
      const assigneeOf = (row: Inquiry) => row.assignee ?? '';
      const changed = accepted.filter((row) => assigneeOf(row) !== assignee);
      const steps = stepsBy(changed, assigneeOf, (ids, former) =>
        restoreUnchanged(
          ids,
          (record) => assigneeOf(record) === assignee,
          async (left) => (await inquiryApi.setAssignee(left, former)).data.failed,
        ),
      );
      const done = t(assignee ? 'done.assigned' : 'done.released', { count: data.changed, name: assignee });
      report(done, rows, data.failed, steps);
    },
  });

  const star = useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: ({ rows, on }: { rows: readonly Inquiry[]; on: boolean }) => inquiryApi.setStar(idsOf(rows), on),
    onSuccess: (_, { rows, on }) => {
      settled(idsOf(rows));
      const changed = rows.filter(({ starred = false }) => starred !== on);
      const run = async (ids: string[]) => refusedIn((await inquiryApi.setStar(ids, !on)).data);
      const text = t(on ? 'done.starred' : 'done.unstarred', { count: rows.length });
      undo.offer('success', text, changed.length > 0 ? [{ rows: changed, run }] : []);
    },
  });
  const leavesAlone = (error: unknown) => isApiError(error, 'session') || isApiError(error, 'cancelled');
  /** The call sets all labels of an inquiry: inquiries with the same result share one request. */
  const setTags = async (rows: readonly Inquiry[], next: (row: Inquiry) => string[]): Promise<Refused[]> => {
    const refused: Refused[] = [];
    for (const [tags, group] of groupsOf(rows, (row) => JSON.stringify(next(row)))) {
      try {
        refused.push(...refusedIn((await inquiryApi.setTags(idsOf(group), JSON.parse(tags) as string[])).data));
      } catch (error) {
        if (leavesAlone(error) || rows.length === group.length) throw error;
        refused.push(...group.map(({ id }) => ({ id, msg: errorText(error) })));
      }
    }
    return refused;
  };
  /** With the labels that they have by now, because the call would remove what a colleague has added. */
  const asTheyAre = async (rows: readonly Inquiry[]): Promise<Inquiry[]> => {
    const now = await recordsNow(inquiryApi.find, idsOf(rows)).catch((): ReadonlyMap<string, Inquiry> => new Map());
    return rows.map((row) => ({ ...row, tags: now.get(row.id)?.tags ?? row.tags }));
  };
  const tag = useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: async ({ rows, next }: { rows: readonly Inquiry[]; next: (row: Inquiry) => string[] }) => {
      const current = await asTheyAre(rows);
      return { current, failed: await setTags(current, next) };
    },
    onSuccess: ({ current, failed }, { next }) => {
      const accepted = acceptedOf(current, failed);
      settled(idsOf(accepted));
      const changed = accepted.filter((row) => !equal(row.tags, next(row)));
      const former = new Map(changed.map((row) => [row.id, row]));
      const run = async () =>
        setTags(await asTheyAre(changed), ({ id, tags }) => {
          const before = former.get(id)!;
          return undoneTags(tags, before.tags, next(before));
        });
      const steps = changed.length > 0 ? [{ rows: changed, run }] : [];
      report(t('done.tagged', { count: accepted.length }), current, failed, steps);
    },
  });
  const remind = useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: ({ row, at }: { row: Inquiry; at: string | undefined }) => inquiryApi.setReminder(row.id, at),
    onSuccess: (_, { row, at }) => {
      const text = at ? t('done.reminded', { time: format.dateTime(new Date(at), 'full') }) : t('done.unreminded');
      const former = row.remindAt;
      const run = async () => refusedIn((await inquiryApi.setReminder(row.id, former)).data);
      // A former time that has passed cannot be set again.
      const canUndo = former === undefined || Date.parse(former) > now();
      undo.offer('success', text, canUndo ? [{ rows: [row], run }] : []);
    },
  });

  // One change at a time: another action while a request is in flight would use outdated rows.
  const waiting = [read, assign, star, tag, remind].some(({ isPending }) => isPending);
  const busy = remove.busy || status.busy || undo.busy || waiting;
  return {
    busy,
    remove: (rows: readonly Inquiry[]) => !busy && remove.mutate(rows),
    setStatus: (rows: readonly Inquiry[], to: InquiryStatus) => !busy && status.mutate({ rows, to }),
    setRead: (rows: readonly Inquiry[], isRead: boolean) => !busy && read.mutate({ rows, read: isRead }),
    star: (rows: readonly Inquiry[], on: boolean) => !busy && star.mutate({ rows, on }),
    tag: (rows: readonly Inquiry[], next: (row: Inquiry) => string[]) => !busy && tag.mutate({ rows, next }),
    remind: (row: Inquiry, at: string | undefined) => !busy && remind.mutate({ row, at }),
    assign: (rows: readonly Inquiry[], assignee: string) => !busy && assign.mutate({ rows, assignee }),
  };
}

export type InquiryActions = ReturnType<typeof useInquiryActions>;
