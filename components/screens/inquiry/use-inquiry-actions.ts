import { useFormatter, useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRemove, useStatusChange } from '@/components/ui/table/changes/use-entity-actions';
import { useRestoreUnchanged } from '@/components/ui/table/changes/use-restore-unchanged';
import { acceptedOf, groupsOf, stepsBy, useUndo, type Refused } from '@/components/ui/table/changes/use-undo';
import { refusedIn } from '@/lib/api/entity';
import { inquiryApi } from '@/lib/api/inquiry';
import { isOpen } from '@/lib/api/inquiry/waiting';
import type { Inquiry, InquiryStatus } from '@/lib/api/inquiry-schema';
import { recordsNow } from '@/lib/api/request/records-now';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { changeKept } from '@/lib/state/keep-answers';
import { now } from '@/lib/util/clock';
import { equal } from '@/lib/util/equal';
import { undoneTags } from './rules/tag-changes';
import { useConclude } from './use-conclude';

const nameOf = ({ number }: Inquiry) => number;
const idsOf = (rows: readonly Inquiry[]) => rows.map(({ id }) => id);
const nothing = () => undefined;

/** A mark that inquiries have or not. */
interface Mark {
  set: typeof inquiryApi.setRead;
  isOn: (row: Inquiry) => boolean;
  done: (on: boolean, count: number) => string;
}

function useMark(
  undo: ReturnType<typeof useUndo<Inquiry>>,
  settled: (ids: string[]) => void,
  { set, isOn, done }: Mark,
) {
  return useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: ({ rows, on }: { rows: readonly Inquiry[]; on: boolean }) => set(idsOf(rows), on),
    onSuccess: ({ data }, { rows, on }) => {
      const failed = refusedIn(data);
      const accepted = acceptedOf(rows, failed);
      settled(idsOf(accepted));
      const changed = accepted.filter((row) => isOn(row) !== on);
      const run = async (ids: string[]) => refusedIn((await set(ids, !on)).data);
      undo.report(done(on, accepted.length), rows, failed, changed.length > 0 ? [{ rows: changed, run }] : []);
    },
  });
}

const leavesAlone = (error: unknown) => isApiError(error, 'session') || isApiError(error, 'cancelled');

/** The call sets all labels of an inquiry: inquiries with the same result share one request. */
async function setTags(
  rows: readonly Inquiry[],
  errorText: (error: unknown) => string,
  next: (row: Inquiry) => string[],
): Promise<Refused[]> {
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
}

/** With the labels that they have by now, because the call would remove what a colleague has added. */
async function asTheyAre(rows: readonly Inquiry[]): Promise<Inquiry[]> {
  const now = await recordsNow(inquiryApi.find, idsOf(rows)).catch((): ReadonlyMap<string, Inquiry> => new Map());
  return rows.map((row) => ({ ...row, tags: now.get(row.id)?.tags ?? row.tags }));
}

/** The writes, undos among them, after which home no longer names a quotation that runs out, or names it again. */
const api: typeof inquiryApi = {
  ...inquiryApi,
  setStatus: async (ids, status, extra) => {
    const result = await inquiryApi.setStatus(ids, status, extra);
    const refused = new Set(result.data.failed.map(({ id }) => id));
    const isClosed = !isOpen({ status: status as InquiryStatus });
    changeKept(
      ids.filter((id) => !refused.has(id)),
      { isClosed },
    );
    return result;
  },
  remove: async (ids) => {
    const result = await inquiryApi.remove(ids);
    changeKept(result.data.ids, { isDeleted: true });
    return result;
  },
  restore: async (ids) => {
    const result = await inquiryApi.restore(ids);
    changeKept(ids, { isDeleted: false });
    return result;
  },
};

/** Inquiries have no doEdit (contract 4). `settled` is called with the ids that were changed or deleted. */
export function useInquiryActions(settled: (ids: string[]) => void = nothing) {
  const t = useTranslations('inquiry');
  const undo = useUndo<Inquiry>({ meta: inquiryApi.read().meta, nameOf });
  const restoreUnchanged = useRestoreUnchanged<Inquiry>({ find: inquiryApi.find, nameOf });
  const format = useFormatter();
  const errorText = useErrorText();
  const remove = useRemove(api, settled, nameOf);
  const status = useStatusChange<Inquiry, InquiryStatus>(api, settled, {
    done: (to, count) => t('done.status', { count, status: t(`status.${to}`) }),
    nameOf,
  });
  const read = useMark(undo, settled, {
    set: inquiryApi.setRead,
    isOn: ({ unread }) => !unread,
    done: (on, count) => t(on ? 'done.read' : 'done.unread', { count }),
  });
  const star = useMark(undo, settled, {
    set: inquiryApi.setStar,
    isOn: ({ starred = false }) => starred,
    done: (on, count) => t(on ? 'done.starred' : 'done.unstarred', { count }),
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
      undo.report(done, rows, data.failed, steps);
    },
  });

  const tag = useWrite({
    meta: inquiryApi.read().meta,
    mutationFn: async ({ rows, next }: { rows: readonly Inquiry[]; next: (row: Inquiry) => string[] }) => {
      const current = await asTheyAre(rows);
      return { current, failed: await setTags(current, errorText, next) };
    },
    onSuccess: ({ current, failed }, { next }) => {
      const accepted = acceptedOf(current, failed);
      settled(idsOf(accepted));
      const changed = accepted.filter((row) => !equal(row.tags, next(row)));
      const former = new Map(changed.map((row) => [row.id, row]));
      const run = async () =>
        setTags(await asTheyAre(changed), errorText, ({ id, tags }) => {
          const before = former.get(id)!;
          return undoneTags(tags, before.tags, next(before));
        });
      const steps = changed.length > 0 ? [{ rows: changed, run }] : [];
      undo.report(t('done.tagged', { count: accepted.length }), current, failed, steps);
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

  const { conclude, busy: concluding } = useConclude(status.mutate, undo.report);

  // One change at a time: another action while a request is in flight would use outdated rows.
  const waiting = concluding || [read, assign, star, tag, remind].some(({ isPending }) => isPending);
  const busy = remove.busy || status.busy || undo.busy || waiting;
  return {
    busy,
    remove: (rows: readonly Inquiry[]) => !busy && remove.mutate(rows),
    setStatus: (rows: readonly Inquiry[], to: InquiryStatus) => !busy && status.mutate({ rows, to }),
    conclude: (...change: Parameters<typeof conclude>) => !busy && conclude(...change),
    setRead: (rows: readonly Inquiry[], on: boolean) => !busy && read.mutate({ rows, on }),
    star: (rows: readonly Inquiry[], on: boolean) => !busy && star.mutate({ rows, on }),
    tag: (rows: readonly Inquiry[], next: (row: Inquiry) => string[], onSuccess: () => void) =>
      !busy && tag.mutate({ rows, next }, { onSuccess }),
    remind: (row: Inquiry, at: string | undefined, onSuccess: () => void) =>
      !busy && remind.mutate({ row, at }, { onSuccess }),
    assign: (rows: readonly Inquiry[], assignee: string) => !busy && assign.mutate({ rows, assignee }),
  };
}

export type InquiryActions = ReturnType<typeof useInquiryActions>;
