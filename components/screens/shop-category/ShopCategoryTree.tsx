import { ChevronsDownUp, ChevronsUpDown, Folder, FolderOpen } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { matching } from '@/lib/util/tree';
import { SearchBox } from '@/components/ui/table/SearchBox';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import { Tree } from '@/components/ui/tree/Tree';
import { branchIds, pathTo } from '@/components/ui/tree/tree-lines';
import type { TreePosition } from '@/components/ui/tree/tree-moves';
import type { OpenBranches, TreeEdit } from '@/components/ui/tree/tree-types';
import { useOpenBranches } from '@/components/ui/tree/use-open-branches';
import { SHOP_CATEGORY_LIMITS, type ShopCategoryNode } from '@/lib/api/shop-category';
import { localized } from '@/lib/i18n/localized';
import { uuid } from '@/lib/util/uuid';
import { TreeBody, TreeTools } from './shop-category-parts';
import { shopCategoryLines, shopCategoryNodes } from './shop-category-nodes';
import { EyeButton, ShopCategoryEnd } from './ShopCategoryEnd';
import { useShopCategoryActions } from './use-shop-category-actions';
import type { ShopCategoryChanges } from './use-shop-category-changes';

const DeleteDialog = lazyPart(() => import('./DeleteDialog').then((module) => module.DeleteDialog));

/** Number of shop categories up to which all are expanded at first; above that only the top level is shown. */
const SHOWN = 60;

interface ShopCategoryTreeProps {
  categories: readonly ShopCategoryNode[];
  changes: ShopCategoryChanges;
  mayEdit: boolean;
  keyword: string;
  onSearch: (keyword: string) => void;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** A new shop category is being entered at the end of the top level; called when that is finished. */
  adding: boolean;
  onAdded: () => void;
  /** The button that adds a shop category, where the page's header has no space for it. */
  add: ReactNode;
}

export function ShopCategoryTree(props: ShopCategoryTreeProps) {
  const { categories, changes, mayEdit, keyword, onSearch, selected, onSelect, adding, onAdded } = props;
  const t = useTranslations('shopCategory');
  const locale = useLocale();
  const nodes = shopCategoryNodes(categories, locale);
  const lines = shopCategoryLines(categories);
  const categoryOf = (id: string): ShopCategoryNode => lines.get(id)!.node;
  const branches = branchIds(nodes);
  const usual = useOpenBranches([
    ...(lines.size <= SHOWN ? branches : []),
    ...(selected ? pathTo(nodes, selected).map(({ id }) => id) : []),
  ]);
  // Search results are all expanded; collapsing one there does not change the tree.
  const shut = useOpenBranches();
  const found: OpenBranches = {
    has: (id) => !shut.has(id),
    set: (id, open) => shut.set(id, !open),
    replace: (ids) => shut.replace(branches.filter((id) => !ids.includes(id))),
  };
  const open = keyword ? found : usual;
  const shown = matching(nodes, keyword);

  const [editing, setEditing] = useState<TreeEdit['at']>();
  const [deleting, setDeleting] = useState<string>();
  const at = adding ? { parentId: '' } : editing;
  const [clientId, setClientId] = useState(uuid);
  const stop = () => {
    setEditing(undefined);
    setClientId(uuid());
    onAdded();
  };
  const startAt = (position: TreePosition) => {
    if (position.parentId) open.set(position.parentId, true);
    setEditing(position);
  };
  const renamed = at && 'id' in at ? lines.get(at.id)?.node : undefined;
  const edit: TreeEdit | undefined = at && {
    at,
    label: t(renamed ? 'name' : 'newName'),
    value: renamed ? localized(renamed.name, locale) : '',
    maxLength: SHOP_CATEGORY_LIMITS.name,
    save: async (name) => {
      if (renamed) await changes.rename(renamed, name);
      else if (!('id' in at)) onSelect(await changes.add(name, at, clientId));
    },
    close: stop,
  };
  const actions = useShopCategoryActions({
    nodes,
    lines,
    changes,
    mayEdit,
    onAdd: startAt,
    onRename: (id) => setEditing({ id }),
    onDelete: setDeleting,
  });
  const doomed = deleting === undefined ? undefined : lines.get(deleting)?.node;
  return (
    <>
      <TreeTools>
        <SearchBox label={t('search')} value={keyword} onSearch={onSearch} />
        <span className="end">
          {(['expandAll', 'collapseAll'] as const).map((name) => (
            <IconAction key={name} label={t(name)} onClick={() => open.replace(name === 'expandAll' ? branches : [])}>
              {name === 'expandAll' ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
            </IconAction>
          ))}
          {props.add}
        </span>
      </TreeTools>
      <TreeBody>
        {shown.length === 0 && keyword ? (
          <EmptyState
            kind="none"
            title={t('none.title')}
            text={t('none.text')}
            actions={
              <Button size="small" onClick={() => onSearch('')}>
                {t('none.action')}
              </Button>
            }
          />
        ) : (
          <Tree
            label={t('tree')}
            nodes={shown}
            open={open}
            selected={selected}
            onSelect={onSelect}
            icon={({ id }, isOpen) => {
              const { image, children } = categoryOf(id);
              if (image) return <Thumb src={image} size={24} />;
              const Icon = isOpen && children?.length ? FolderOpen : Folder;
              return <Icon size={18} strokeWidth={1.7} aria-hidden className="folder" />;
            }}
            end={({ id }) => <ShopCategoryEnd category={categoryOf(id)} />}
            buttons={({ id }) => {
              const { visible = true } = categoryOf(id);
              const change = (to: boolean) => changes.setVisible(categoryOf(id), to);
              return mayEdit && <EyeButton visible={visible} busy={changes.busy} onChange={change} />;
            }}
            actions={actions}
            // Search results lack siblings, so positions between them are undefined.
            moves={
              mayEdit && !keyword
                ? { depth: SHOP_CATEGORY_LIMITS.depth, run: (move) => changes.move(categoryOf(move.id), move) }
                : undefined
            }
            edit={edit}
          />
        )}
      </TreeBody>
      {doomed && (
        <Suspense>
          <DeleteDialog
            category={doomed}
            nodes={nodes}
            onClose={() => setDeleting(undefined)}
            onDeleted={(count) => {
              setDeleting(undefined);
              if (selected !== undefined && !isLeft(doomed, selected)) onSelect(undefined);
              changes.showDeleted(doomed, count);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether a shop category remains when another one is deleted with its descendants. */
const isLeft = (deleted: ShopCategoryNode, id: string): boolean =>
  deleted.id !== id && !shopCategoryLines(deleted.children ?? []).has(id);
