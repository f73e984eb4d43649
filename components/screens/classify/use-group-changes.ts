import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRecordChange } from '@/components/ui/table/changes/use-record-change';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import { moved, placeOf, type TreePlace } from '@/components/ui/tree/tree-moves';
import { classifyApi, groupTree, type Group, type ProductGroup } from '@/lib/api/classify';
import { refusedIn } from '@/lib/api/entity';
import { contentLanguage, localized } from '@/lib/i18n/localized';

/** The record of a group of the tree, as it is sent back: without what the tree alone says of it. */
const recordOf = ({ children: _children, productCount: _count, ...record }: ProductGroup) => record;

const MOVING = ['classify', 'move'];

/** What can be done with groups from their tree. */
export function useGroupChanges() {
  const t = useTranslations('classify.done');
  const locale = contentLanguage(useLocale());
  const queries = useQueryClient();
  const { queryKey } = groupTree();
  const nameOf = ({ name = {} }: { name?: Record<string, string> }) => localized(name, locale);
  const undo = useUndo<ProductGroup>({ meta: classifyApi.move().meta, nameOf });

  const change = useRecordChange<Group>(classifyApi, {
    nameOf,
    done: (_part, group) => t(group.visible === false ? 'hidden' : 'shown', { name: nameOf(group) }),
  });
  const rename = useRecordChange<Group>(classifyApi, {
    nameOf,
    done: (_part, group) => t('renamed', { name: nameOf(group) }),
    valueText: (_part, group) => nameOf(group),
    // The field in the tree says what is refused.
    ownErrors: true,
  });
  /** Says in the field what is refused. */
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

  return {
    busy: change.busy,
    setVisible: (group: ProductGroup, visible: boolean) =>
      // A group that does not say otherwise is shown.
      change.mutate({ record: { ...recordOf(group), visible: group.visible ?? true }, part: { visible } }),
    /** Moves a group, with an undo that moves it back to its parent and before the sister that followed it. */
    move: async (group: ProductGroup, place: { id: string } & TreePlace) => {
      const former = placeOf(queries.getQueryData(queryKey) ?? [], group.id);
      const answer = await move.mutateAsync(place);
      const run = async () => {
        if (former) await classifyApi.moveTo({ id: group.id, ...former });
        return [];
      };
      undo.offer('success', t('moved', { name: nameOf(group) }), former ? [{ rows: [group], run }] : []);
      return answer;
    },
    /** A new group of that name in a place, the same one however often it is sent; answers its id. */
    add: async (name: string, { parentId, before }: TreePlace, clientId: string) => {
      const { data } = await write.mutateAsync({
        clientId,
        name: { [locale]: name },
        visible: true,
        ...(parentId ? { parentId } : {}),
      });
      // It is there: that it comes after its sisters is shown by the page, and nothing to write anew.
      if (before !== undefined) await move.mutateAsync({ id: data.id, parentId, before }).catch(() => undefined);
      return data.id;
    },
    rename: (group: ProductGroup, name: string) =>
      rename.mutateAsync({ record: recordOf(group), part: { name: { ...group.name, [locale]: name } } }),
    /** Says that a group is gone, and offers to bring it back. */
    tellDeleted: (group: ProductGroup, count: number) => {
      const run = async (ids: string[]) => refusedIn((await classifyApi.restore(ids)).data);
      undo.offer('success', t('deleted', { count }), [{ rows: [group], run }]);
    },
  };
}

export type GroupChanges = ReturnType<typeof useGroupChanges>;
