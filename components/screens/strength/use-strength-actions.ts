import { Pencil, Trash2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import { useEdited } from '@/components/ui/record/use-edited';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import { patchRecord } from '@/components/ui/table/changes/patch-record';
import { useRemove } from '@/components/ui/table/changes/use-entity-actions';
import { useUndo, type UndoStep } from '@/components/ui/table/changes/use-undo';
import { isApiError } from '@/lib/api/request/errors';
import { strengthApi, type StrengthEntry } from '@/lib/api/strength';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';
import { placesAfter, type Placed } from './order';

const nameOf = ({ title }: StrengthEntry) => title;
const { meta } = strengthApi.mutations.save();

/** New positions for entries of a list, and the inverse of those saved already. */
interface Order {
  list: readonly StrengthEntry[];
  places: readonly Placed[];
  steps: readonly UndoStep<StrengthEntry>[];
}

export interface StrengthActions extends ListActions<StrengthEntry> {
  /** Puts one of the list elsewhere in it; both are places in the list as it is shown. */
  move: (list: readonly StrengthEntry[], from: number, to: number) => void;
  /** The list in the order that is being saved. */
  placed: (list: readonly StrengthEntry[]) => StrengthEntry[];
}

/** What can be done with entries from the list. */
export function useStrengthActions(): StrengthActions {
  const t = useTranslations('strength.done');
  const table = useTranslations('table.done');
  const label = useTranslations('strength.action');
  const { open } = useEdited();
  const may = useMay();
  const queries = useQueryClient();
  const remove = useRemove(strengthApi, () => undefined, nameOf);
  const errorText = useErrorText();
  const undo = useUndo<StrengthEntry>({ meta, nameOf });
  /** Positions whose requests are in flight: the list shows them already. */
  const [places, setPlaces] = useState<readonly Placed[]>([]);
  const movedText = (title: string) => table('changed', { name: title, value: t('moved') });

  const order = useWrite({
    mutationFn: async ({ list, places: next, steps: saved }: Order) => {
      const steps = [...saved];
      // One after another: if one fails, those before it are saved, and the list shows the result.
      for (const [index, { id, sort }] of next.entries()) {
        const entry = list.find((one) => one.id === id);
        let result;
        try {
          result = entry && (await patchRecord(strengthApi, entry, { sort }));
        } catch (error) {
          if (steps.length === 0 || isApiError(error, 'session') || isApiError(error, 'cancelled')) throw error;
          // What was saved before is said, and can be undone.
          return { steps, reason: table('reason', { name: entry?.title ?? '', reason: errorText(error) }) };
        }
        if (result?.kind === 'changed') {
          const theirs = result.record;
          const seen = list.map((one) => (one.id === id ? theirs : one));
          return { steps, conflict: { theirs, rest: { list: seen, places: next.slice(index), steps } } };
        }
        if (!entry || result?.kind !== 'saved') continue;
        const { record } = result;
        const back = async () => {
          const undone = await patchRecord(strengthApi, record, { sort: entry.sort });
          return undone.kind === 'changed' ? [{ id, msg: movedText(undone.record.title) }] : [];
        };
        steps.push({ rows: [record], run: back });
      }
      return { steps };
    },
    onSuccess: ({ steps, reason, conflict }) => {
      const offerPart = (why: string) => undo.offer('warning', t('partly', { reason: why }), steps);
      if (reason !== undefined) return offerPart(reason);
      if (!conflict) return undo.offer('success', t('moved'), steps);
      const { theirs, rest } = conflict;
      const text = movedText(theirs.title);
      const again = () => order.mutate(rest);
      // Left as it is, the order is changed in part.
      const missed = steps.length > 0 ? () => offerPart(text) : undefined;
      showMessage('warning', text, { label: table('anyway'), run: again, missed });
    },
    meta: { invalidates: [] },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: strengthApi.key });
      setPlaces([]);
    },
  });
  const busy = remove.busy || order.isPending || undo.busy;
  const edit = ({ id }: StrengthEntry): MenuAction => ({
    key: 'edit',
    label: label('edit'),
    icon: Pencil,
    disabled: false,
    run: () => open(id),
  });
  const erase = (entry: StrengthEntry): MenuAction => ({
    key: 'delete',
    label: label('delete'),
    icon: Trash2,
    danger: true,
    writes: true,
    run: () => !busy && remove.mutate([entry]),
  });
  return {
    busy,
    ofOne: (entry) => [
      ...(may(['shopResource:edit']) ? [edit(entry)] : []),
      ...(may(['shopResource:delete']) ? [erase(entry)] : []),
    ],
    move: (list, from, to) => {
      const next = placesAfter(list, from, to);
      if (busy || next.length === 0) return;
      setPlaces(next);
      order.mutate({ list, places: next, steps: [] });
    },
    placed: (list) =>
      places.length === 0
        ? [...list]
        : list
            .map((one) => ({ ...one, sort: places.find(({ id }) => id === one.id)?.sort ?? one.sort }))
            .sort((a, b) => a.sort - b.sort),
  };
}
