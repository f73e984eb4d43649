import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import type { useStatusChange } from '@/components/ui/table/changes/use-entity-actions';
import { acceptedOf, type Refused, type useUndo } from '@/components/ui/table/changes/use-undo';
import { useFeature } from '@/lib/api/features';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry, InquiryStatus, Outcome } from '@/lib/api/inquiry-schema';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import type { Concluded } from './rules/outcome';

/** What is asked when an inquiry is won or lost, and the same in words; both empty where nothing was filled in. */
export interface Conclusion {
  outcome: Outcome | undefined;
  words: string;
}

/** By the id of the inquiry. */
export type Conclusions = Readonly<Record<string, Conclusion>>;

/**
 * Marks inquiries as won or lost, each with its own outcome. A platform that does not know outcomes gets the words as a
 * note (contract 5).
 */
export function useConclude(
  setStatus: ReturnType<typeof useStatusChange<Inquiry, InquiryStatus>>['mutate'],
  report: ReturnType<typeof useUndo<Inquiry>>['report'],
) {
  const t = useTranslations('inquiry');
  const isOutcomeKnown = useFeature('inquiry-outcome');
  const errorText = useErrorText();
  const { meta, mutationFn: addNote } = inquiryApi.note();
  const note = useWrite({
    meta,
    mutationFn: async (notes: readonly { row: Inquiry; content: string }[]) => {
      const failed: Refused[] = [];
      for (const { row, content } of notes) {
        try {
          await addNote({ id: row.id, content });
        } catch (error) {
          if (notes.length === 1 || isApiError(error, 'session') || isApiError(error, 'cancelled')) throw error;
          failed.push({ id: row.id, msg: errorText(error) });
        }
      }
      return failed;
    },
    onSuccess: (failed, notes) => {
      const rows = notes.map(({ row }) => row);
      if (failed.length > 0) report(t('done.noted', { count: notes.length - failed.length }), rows, failed, []);
    },
  });

  /** `onSettled` gets the inquiries that are left: their status was refused, or they have it and the note was. */
  const conclude = (
    rows: readonly Inquiry[],
    to: Concluded,
    conclusions: Conclusions,
    onSettled: (left: Inquiry[]) => void,
  ) => {
    const addNotes = (done: readonly Inquiry[], refused: readonly Inquiry[]) => {
      const notes = isOutcomeKnown
        ? []
        : done.flatMap((row) => {
            const content = conclusions[row.id]?.words;
            return content ? [{ row: { ...row, status: to }, content }] : [];
          });
      const settle = (left: readonly { row: Inquiry }[]) => onSettled([...refused, ...left.map(({ row }) => row)]);
      if (notes.length === 0) return settle([]);
      note.mutate(notes, {
        onSuccess: (failed) => settle(notes.filter(({ row }) => failed.some(({ id }) => id === row.id))),
        onError: () => settle(notes),
      });
    };
    // Of these the note alone was refused before.
    const marked = rows.filter(({ status }) => status === to);
    const others = rows.filter(({ status }) => status !== to);
    if (others.length === 0) return addNotes(marked, []);
    const extra: Record<string, object> = {};
    for (const { id } of others) {
      const outcome = isOutcomeKnown ? conclusions[id]?.outcome : undefined;
      if (outcome) extra[id] = { outcome };
    }
    setStatus(
      { rows: others, to, extra },
      {
        onSuccess: ({ failed }) => {
          const accepted = acceptedOf(others, failed);
          addNotes(
            [...marked, ...accepted],
            others.filter((row) => !accepted.includes(row)),
          );
        },
      },
    );
  };
  return { conclude, busy: note.isPending };
}
