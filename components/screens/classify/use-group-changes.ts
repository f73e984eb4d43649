import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { moved, type TreePlace } from '@/components/ui/tree/tree-moves';
import { classifyApi, groupTree, type ProductGroup } from '@/lib/api/classify';
import { localized } from '@/lib/i18n/localized';
import { showMessage } from '@/lib/state/messages';

/** The record of a group of the tree, as it is sent back: without what the tree alone says of it. */
const recordOf = ({ children: _children, productCount: _count, ...record }: ProductGroup) => record;

const MOVING = ['classify', 'move'];

/** What can be done with groups from their tree. */
export function useGroupChanges() {
  const t = useTranslations('classify.done');
  const undo = useTranslations('feedback')('undo');
  const locale = useLocale();
  const queries = useQueryClient();
  const { queryKey } = groupTree();

  const save = useWrite(classifyApi.mutations.save());
  /** As {@link save}; what is refused is told in the field. */
  const write = useWrite({
    ...classifyApi.mutations.save(),
    meta: { ...classifyApi.mutations.save().meta, ownErrors: true },
  });
  const move = useWrite({
    mutationFn: classifyApi.move().mutationFn,
    mutationKey: MOVING,
    // One after the other, in the order in which they were made.
    scope: { id: MOVING.join(' ') },
    onMutate: (place) => {
      void queries.cancelQueries({ queryKey }, { revert: false });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (groups) => groups && moved(groups, { parentId: '', ...place }));
      return before;
    },
    onError: (_error, _place, before) => queries.setQueryData(queryKey, before),
    // After the last of several: what the platform says in between would take back those that are still on their way.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: MOVING }) > 1) return;
      classifyApi.move().meta?.invalidates?.forEach((key) => void queries.invalidateQueries({ queryKey: key }));
    },
  });
  const restore = useWrite({
    ...classifyApi.mutations.restore(),
    onSuccess: () => showMessage('success', t('restored')),
  });

  const setVisible = (group: ProductGroup, visible: boolean) =>
    save.mutate(
      { ...recordOf(group), visible },
      {
        onSuccess: ({ data }) =>
          showMessage('success', t(visible ? 'shown' : 'hidden', { name: localized(group.name, locale) }), {
            label: undo,
            run: () => setVisible({ ...data }, !visible),
          }),
      },
    );
  return {
    busy: save.isPending,
    setVisible,
    move: (place: { id: string } & TreePlace) => move.mutateAsync(place),
    /** A new group of that name in a place, the same one however often it is sent; answers its id. */
    add: async (name: string, { parentId, before }: TreePlace, clientId: string) => {
      const { data } = await write.mutateAsync({
        clientId,
        name: { [locale]: name },
        visible: true,
        ...(parentId ? { parentId } : {}),
      });
      // It is there: that it stands at the end of its sisters is told by the page, and nothing to write anew.
      if (before !== undefined) await move.mutateAsync({ id: data.id, parentId, before }).catch(() => undefined);
      return data.id;
    },
    rename: (group: ProductGroup, name: string) =>
      write.mutateAsync({ ...recordOf(group), name: { ...group.name, [locale]: name } }),
    /** Says that a group is gone, and offers to bring it back. */
    tellDeleted: (id: string, count: number) =>
      showMessage('success', t('deleted', { count }), { label: undo, run: () => restore.mutate([id]) }),
  };
}

export type GroupChanges = ReturnType<typeof useGroupChanges>;
