import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { useRemove } from '@/components/ui/table/use-entity-actions';
import { shopResourceApi, type ShopResource } from '@/lib/api/shop-resource';
import { showMessage } from '@/lib/state/messages';
import { placesAfter, type Placed } from './order';

/** What can be done with entries from the list. */
export function useResourceActions() {
  const t = useTranslations('strength.done');
  const queries = useQueryClient();
  const remove = useRemove(shopResourceApi, () => undefined);
  /** Places that are on their way to the platform: the list shows them already. */
  const [places, setPlaces] = useState<readonly Placed[]>([]);

  const order = useWrite({
    mutationFn: async ({ list, places: next }: { list: readonly ShopResource[]; places: readonly Placed[] }) => {
      // One by one: where one fails, those before it stand, and the list shows how it came out.
      for (const { id, sort } of next) {
        const resource = list.find((one) => one.id === id);
        if (resource) await shopResourceApi.save({ ...resource, sort });
      }
    },
    onSuccess: () => showMessage('success', t('moved')),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: shopResourceApi.key });
      setPlaces([]);
    },
  });
  const busy = remove.isPending || order.isPending;
  return {
    busy,
    remove: (resource: ShopResource) => !busy && remove.mutate([resource.id]),
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
