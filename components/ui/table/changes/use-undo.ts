import type { MutationMeta } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError } from '@/lib/api/request/errors';
import type { StatusChange } from '@/lib/api/entity';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage, type MessageKind } from '@/lib/state/messages';

export type Refused = StatusChange['failed'][number];

/** One request of an undo, and the rows that it restores; it returns the rows that the platform refused. */
export interface UndoStep<R> {
  rows: readonly R[];
  run: (ids: string[]) => Promise<readonly Refused[]>;
}

interface UndoOptions<R> {
  /** The queries that an undo invalidates. */
  meta: MutationMeta;
  /** The name of a row, for messages about refusals. */
  nameOf: (row: R) => string;
}

/** A longer message would scroll; the failed rows beyond this are still selected. */
const MAX_REASONS = 20;

/** The refused rows by name and reason, in one sentence. */
function useReasons() {
  const t = useTranslations('table.done');
  return (refused: readonly { name: string; reason: string }[]) =>
    refused
      .slice(0, MAX_REASONS)
      .map(({ name, reason }) => t('reason', { name, reason: reason || t('passedOver') }))
      .join(' · ') + (refused.length > MAX_REASONS ? ' …' : '');
}

/** The rows of a change that the platform did not refuse. */
export function acceptedOf<R extends { id: string }>(rows: readonly R[], failed: readonly Refused[]): R[] {
  const refused = new Set(failed.map(({ id }) => id));
  return rows.filter(({ id }) => !refused.has(id));
}

/** Groups rows by a common value; rows without one are left out. */
export function groupsOf<R, K>(rows: readonly R[], valueOf: (row: R) => K | undefined): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return groups;
}

/** Groups rows by their former value, so that as few requests as possible restore them. */
export function stepsBy<R>(
  rows: readonly R[],
  formerOf: (row: R) => string | undefined,
  run: (ids: string[], former: string) => Promise<readonly Refused[]>,
): UndoStep<R>[] {
  return [...groupsOf(rows, formerOf)].map(([former, group]) => ({ rows: group, run: (ids) => run(ids, former) }));
}

/**
 * Shows a message after a change, with a button that restores the rows (docs/decisions/lists.md D124). It works on
 * every page; a refusal of the platform is shown with its reason, and a failed request can be retried.
 */
export function useUndo<R extends { id: string }>({ meta, nameOf }: UndoOptions<R>) {
  const t = useTranslations('table.done');
  const label = useTranslations('feedback')('undo');
  const errorText = useErrorText();
  const reasonsOf = useReasons();
  const undo = useWrite({
    meta: { ...meta, ownErrors: true },
    mutationFn: async (steps: readonly UndoStep<R>[]) => {
      const refused: { name: string; reason: string }[] = [];
      const failed: UndoStep<R>[] = [];
      for (const step of steps) {
        try {
          const reasons = new Map((await step.run(step.rows.map(({ id }) => id))).map(({ id, msg }) => [id, msg]));
          for (const row of step.rows)
            if (reasons.has(row.id)) refused.push({ name: nameOf(row), reason: reasons.get(row.id) ?? '' });
        } catch (error) {
          if (isApiError(error, 'session') || isApiError(error, 'cancelled')) throw error;
          failed.push(step);
          refused.push(...step.rows.map((row) => ({ name: nameOf(row), reason: errorText(error) })));
        }
      }
      return { refused, failed, count: steps.flatMap(({ rows }) => rows).length - refused.length };
    },
    onSuccess: ({ refused, failed, count }) => {
      const done = t('restored', { count });
      if (refused.length === 0) return showMessage('success', done);
      const values = { failed: refused.length, reasons: reasonsOf(refused) };
      const text = count > 0 ? t('partly', { done, ...values }) : t('notRestored', values);
      offer('warning', text, failed);
    },
  });
  /** The message after a change, with the reasons for the rows that the platform refused. */
  const report = (done: string, rows: readonly R[], failed: readonly Refused[], steps: readonly UndoStep<R>[]) => {
    const reasons = new Map(failed.map(({ id, msg }) => [id, msg]));
    const refused = rows.filter(({ id }) => reasons.has(id));
    if (refused.length === 0) return offer('success', done, steps);
    const named = refused.map((row) => ({ name: nameOf(row), reason: reasons.get(row.id) ?? '' }));
    return offer('warning', t('partly', { done, failed: named.length, reasons: reasonsOf(named) }), steps);
  };
  const offer = (kind: MessageKind, text: string, steps: readonly UndoStep<R>[]) =>
    showMessage(kind, text, steps.length > 0 ? { label, run: () => undo.mutate(steps), undoes: true } : undefined);
  return { busy: undo.isPending, offer, report };
}
