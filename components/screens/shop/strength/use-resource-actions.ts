import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { patchRecord } from '@/components/ui/table/patch-record';
import { useRemove } from '@/components/ui/table/use-entity-actions';
import { useUndo, type UndoStep } from '@/components/ui/table/use-undo';
import { shopResourceApi, type ShopResource } from '@/lib/api/shop-resource';
import { placesAfter, type Placed } from './order';

const nameOf = ({ title }: ShopResource) => title;
const { meta } = shopResourceApi.mutations.save();

/** What can be done with entries from the list. */
export function useResourceActions() {
  const t = useTranslations('strength.done');
  const table = useTranslations('table.done');
  const queries = useQueryClient();
  const remove = useRemove(shopResourceApi, () => undefined, nameOf);
  const undo = useUndo<ShopResource>({ meta, nameOf });
  /** Places that are on their way to the platform: the list shows them already. */
  const [places, setPlaces] = useState<readonly Placed[]>([]);
  const movedText = (title: string) => table('changed', { name: title, value: t('moved') });

  const order = useWrite({
    mutationFn: async ({ list, places: next }: { list: readonly ShopResource[]; places: readonly Placed[] }) => {
      const steps: UndoStep<ShopResource>[] = [];
      // One by one: where one fails, those before it are saved, and the list shows how it came out.
      for (const { id, sort } of next) {
        const resource = list.find((one) => one.id === id);
        const result = resource && (await patchRecord(shopResourceApi, resource, { sort }));
        if (result?.kind === 'changed') return { steps, movedBy: result.record };
        if (!resource || result?.kind !== 'saved') continue;
        const { record } = result;
        const back = async () => {
          const undone = await patchRecord(shopResourceApi, record, { sort: resource.sort });
          return undone.kind === 'changed' ? [{ id, msg: movedText(undone.record.title) }] : [];
        };
        steps.push({ rows: [record], run: back });
      }
      return { steps };
    },
    onSuccess: ({ steps, movedBy }) => {
      if (movedBy) undo.offer('warning', movedText(movedBy.title), steps);
      else undo.offer('success', t('moved'), steps);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: shopResourceApi.key });
      setPlaces([]);
    },
  });
  const busy = remove.busy || order.isPending || undo.busy;
  return {
    busy,
    remove: (resource: ShopResource) => !busy && remove.mutate([resource]),
    /** Puts one of the list elsewhere in it; both are places in the list as it is shown. */
    move: (list: readonly ShopResource[], from: number, to: number) => {
      const next = placesAfter(list, from, to);
      if (busy || next.length === 0) return;
      setPlaces(next);
      order.mutate({ list, places: next });
    },
    /** The list as it will stand. */
    placed: (list: readonly ShopResource[]): ShopResource[] =>
      places.length === 0
        ? [...list]
        : list
            .map((one) => ({ ...one, sort: places.find(({ id }) => id === one.id)?.sort ?? one.sort }))
            .sort((a, b) => a.sort - b.sort),
  };
}

export type ResourceActions = ReturnType<typeof useResourceActions>;
