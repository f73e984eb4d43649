import { Eye, EyeOff, ListTree, Package, PenLine, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/ui/permission/Can';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import type { TreeLine } from '@/components/ui/tree/tree-lines';
import { placeOf, type TreePlace } from '@/components/ui/tree/tree-moves';
import type { TreeAction, TreeProps } from '@/components/ui/tree/tree-types';
import { GROUP_LIMITS, type ProductGroup } from '@/lib/api/classify';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import type { GroupChanges } from './use-group-changes';

interface GroupActions {
  nodes: readonly TreeNode[];
  lines: ReadonlyMap<string, TreeLine<ProductGroup>>;
  changes: GroupChanges;
  mayEdit: boolean;
  onAdd: (place: TreePlace) => void;
  onRename: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The menu of a group. */
export function useGroupActions(options: GroupActions): NonNullable<TreeProps['actions']> {
  const { nodes, lines, changes, mayEdit, onAdd, onRename, onDelete } = options;
  const mayDelete = useCan()(['classify:delete']);
  const t = useTranslations('classify.action');
  return ({ id }, moving) => {
    const line = lines.get(id);
    if (!line) return [];
    const { node: group, level, parentId } = line;
    const visible = group.visible ?? true;
    const products: TreeAction = {
      key: 'products',
      label: t('products'),
      icon: Package,
      divided: mayEdit,
      disabled: !group.productCount,
      run: () => navigate(paths.productList({ groupId: id })),
    };
    const removal: TreeAction = {
      key: 'delete',
      label: t('delete'),
      icon: Trash2,
      danger: true,
      divided: true,
      shortcut: 'Delete',
      run: () => onDelete(id),
    };
    const last = mayDelete ? [removal] : [];
    if (!mayEdit) return [products, ...last];
    const after = () => onAdd({ parentId, before: placeOf(nodes, id)?.before });
    return [
      { key: 'rename', label: t('rename'), icon: PenLine, shortcut: 'F2', run: () => onRename(id) },
      {
        key: 'inside',
        label: t('addInside'),
        icon: ListTree,
        disabled: level >= GROUP_LIMITS.depth,
        run: () => onAdd({ parentId: id }),
      },
      { key: 'after', label: t('addAfter'), icon: Plus, shortcut: 'Insert', run: after },
      ...moving,
      {
        key: 'visible',
        label: t(visible ? 'hide' : 'show'),
        icon: visible ? EyeOff : Eye,
        divided: true,
        disabled: changes.busy,
        run: () => changes.setVisible(group, !visible),
      },
      { ...products, divided: false },
      ...last,
    ];
  };
}
