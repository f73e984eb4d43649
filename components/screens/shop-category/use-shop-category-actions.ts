import { Eye, EyeOff, ListTree, Package, PenLine, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMay } from '@/components/ui/permission/Can';
import type { TreeNode } from '@/lib/util/tree';
import type { TreeLine } from '@/components/ui/tree/tree-lines';
import { positionOf, type TreePosition } from '@/components/ui/tree/tree-moves';
import type { TreeAction, TreeProps } from '@/components/ui/tree/tree-types';
import { SHOP_CATEGORY_LIMITS, type ShopCategoryNode } from '@/lib/api/shop-category';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import type { ShopCategoryChanges } from './use-shop-category-changes';

interface ShopCategoryActions {
  nodes: readonly TreeNode[];
  lines: ReadonlyMap<string, TreeLine<ShopCategoryNode>>;
  changes: ShopCategoryChanges;
  mayEdit: boolean;
  onAdd: (position: TreePosition) => void;
  onRename: (id: string) => void;
  onDelete: (id: string) => void;
}

export function useShopCategoryActions(options: ShopCategoryActions): NonNullable<TreeProps['actions']> {
  const { nodes, lines, changes, mayEdit, onAdd, onRename, onDelete } = options;
  const mayDelete = useMay()(['classify:delete']);
  const t = useTranslations('shopCategory.action');
  return ({ id }, moving) => {
    const line = lines.get(id);
    if (!line) return [];
    const { node: category, level, parentId } = line;
    const visible = category.visible ?? true;
    const products: TreeAction = {
      key: 'products',
      label: t('products'),
      icon: Package,
      divided: mayEdit,
      disabled: !category.productCount,
      run: () => navigate(paths.productList({ groupId: id })),
    };
    const removal: TreeAction = {
      key: 'delete',
      label: t('delete'),
      icon: Trash2,
      danger: true,
      divided: true,
      shortcut: 'Delete',
      writes: true,
      run: () => onDelete(id),
    };
    const last = mayDelete ? [removal] : [];
    if (!mayEdit) return [products, ...last];
    const after = () => onAdd({ parentId, before: positionOf(nodes, id)?.before });
    const changing: TreeAction[] = [
      { key: 'rename', label: t('rename'), icon: PenLine, shortcut: 'F2', run: () => onRename(id) },
      {
        key: 'inside',
        label: t('addInside'),
        icon: ListTree,
        disabled: level >= SHOP_CATEGORY_LIMITS.depth,
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
        run: () => changes.setVisible(category, !visible),
      },
    ];
    return [...changing.map((action) => ({ ...action, writes: true })), { ...products, divided: false }, ...last];
  };
}
