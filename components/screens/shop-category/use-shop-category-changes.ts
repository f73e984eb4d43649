import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRecordChange } from '@/components/ui/table/changes/use-record-change';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import { idsBelow } from '@/lib/util/tree';
import { moved, positionOf, type TreePosition } from '@/components/ui/tree/tree-moves';
import { shopCategoryApi, shopCategoryTree, type ShopCategory, type ShopCategoryNode } from '@/lib/api/shop-category';
import { refusedIn } from '@/lib/api/entity';
import { contentLanguage, localized } from '@/lib/i18n/localized';
import { showMessage } from '@/lib/state/messages';
import { shopCategoryLines } from './shop-category-nodes';

/** A shop category as it is sent: without the fields that exist in the tree only. */
const recordOf = ({ children: _children, productCount: _count, ...record }: ShopCategoryNode) => record;

const MOVING = ['classify', 'move'];
const { invalidates } = shopCategoryApi.move().meta;
/** What a restored shop category outdates besides the tree, which is fetched to see what came back. */
const OUTSIDE_TREE = [['classify', 'detail'], ...invalidates.filter(([entity]) => entity !== shopCategoryApi.key[0])];

export function useShopCategoryChanges() {
  const t = useTranslations('shopCategory.done');
  const table = useTranslations('table.done');
  const locale = contentLanguage(useLocale());
  const queries = useQueryClient();
  const { queryKey } = shopCategoryTree();
  const nameOf = ({ name = {} }: { name?: Record<string, string> }) => localized(name, locale);
  const undo = useUndo<ShopCategoryNode>({ meta: { invalidates }, nameOf });
  const undoDeletion = useUndo<ShopCategoryNode>({ meta: { invalidates: OUTSIDE_TREE }, nameOf });

  const change = useRecordChange<ShopCategory>(shopCategoryApi, {
    nameOf,
    done: (_part, category) => t(category.visible === false ? 'hidden' : 'shown', { name: nameOf(category) }),
  });
  const rename = useRecordChange<ShopCategory>(shopCategoryApi, {
    nameOf,
    done: (_part, category) => t('renamed', { name: nameOf(category) }),
    valueText: (_part, category) => nameOf(category),
    // The field in the tree shows the error.
    ownErrors: true,
  });
  /** Errors are shown in the field. */
  const write = useWrite({
    ...shopCategoryApi.mutations.save(),
    meta: { ...shopCategoryApi.mutations.save().meta, ownErrors: true },
  });
  const move = useWrite({
    mutationFn: shopCategoryApi.move().mutationFn,
    mutationKey: MOVING,
    // Moves are sent one after another, in the order in which they were made.
    scope: { id: MOVING.join(' ') },
    onMutate: (place) => {
      // Silent: otherwise the tree would be said not to be refreshed.
      void queries.cancelQueries({ queryKey }, { revert: false, silent: true });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (categories) => categories && moved(categories, { parentId: '', ...place }));
      return before;
    },
    onError: (_error, _place, before) => queries.setQueryData(queryKey, before),
    meta: { invalidates: [] },
    // Refetched after the last of several moves: a response in between would undo those still in flight in the view.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: MOVING }) > 1) return;
      invalidates.forEach((key) => void queries.invalidateQueries({ queryKey: key }));
    },
  });

  return {
    busy: change.busy,
    setVisible: (category: ShopCategoryNode, visible: boolean) =>
      // Visible unless it says otherwise.
      change.mutate({ record: { ...recordOf(category), visible: category.visible ?? true }, part: { visible } }),
    /** Moves a shop category; undo moves it back to its former parent and next sibling. */
    move: async (category: ShopCategoryNode, position: { id: string } & TreePosition) => {
      const former = positionOf(queries.getQueryData(queryKey) ?? [], category.id);
      const answer = await move.mutateAsync(position);
      const run = async () => {
        if (former) await shopCategoryApi.moveTo({ id: category.id, ...former });
        return [];
      };
      undo.offer('success', t('moved', { name: nameOf(category) }), former ? [{ rows: [category], run }] : []);
      return answer;
    },
    /** Adds a shop category at a position; retries create no second one. Returns its id. */
    add: async (name: string, { parentId, before }: TreePosition, clientId: string) => {
      const { data } = await write.mutateAsync({
        clientId,
        name: { [locale]: name },
        visible: true,
        ...(parentId ? { parentId } : {}),
      });
      // It was created; if only the move fails, the tree shows it after its siblings, and nothing has to be entered
      // again.
      if (before !== undefined) await move.mutateAsync({ id: data.id, parentId, before }).catch(() => undefined);
      return data.id;
    },
    rename: (category: ShopCategoryNode, name: string) =>
      rename.mutateAsync({ record: recordOf(category), part: { name: { ...category.name, [locale]: name } } }),
    /** Undo restores everything below, too; products that the platform did not put back are said. */
    showDeleted: (category: ShopCategoryNode, count: number) => {
      if (count === 0) return showMessage('info', table('gone'));
      const run = async () => {
        const refused = refusedIn((await shopCategoryApi.restore(idsBelow(category))).data);
        const tree = await queries.fetchQuery({ ...shopCategoryTree(), staleTime: 0 }).catch(() => {
          void queries.invalidateQueries({ queryKey });
          return [];
        });
        const restored = shopCategoryLines(tree).get(category.id)?.node;
        const away = (category.productCount ?? 0) - (restored?.productCount ?? Infinity);
        if (away > 0) showMessage('warning', t('productsAway', { name: nameOf(category), count: away }));
        return refused;
      };
      undoDeletion.offer('success', t('deleted', { count }), [{ rows: [category], run }]);
    },
  };
}

export type ShopCategoryChanges = ReturnType<typeof useShopCategoryChanges>;
