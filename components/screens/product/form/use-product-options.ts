import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ComboOption } from '@/components/ui/form/combo';
import type { TreeNode } from '@/components/ui/form/tree-options';
import { categoryTree, type Category } from '@/lib/api/category';
import { groupTree, type ProductGroup } from '@/lib/api/classify';
import { shopResourceApi } from '@/lib/api/shop-resource';
import { localized } from '@/lib/i18n/localized';

interface Branch<T> {
  id: string;
  name: Record<string, string>;
  children?: T[];
}

function nodesOf<T extends Branch<T>>(
  list: readonly T[],
  locale: string,
  selectable: (item: T) => boolean,
): TreeNode[] {
  return list.map((item) => ({
    id: item.id,
    label: localized(item.name, locale),
    selectable: selectable(item),
    children: nodesOf(item.children ?? [], locale, selectable),
  }));
}

/** The platform's categories; only leaves take products. */
export function useCategories() {
  const locale = useLocale();
  const { data, isPending } = useQuery(categoryTree());
  return { nodes: nodesOf<Category>(data ?? [], locale, ({ leaf }) => leaf), isPending };
}

function findCategory(list: readonly Category[], id: string): Category | undefined {
  for (const category of list) {
    const found = category.id === id ? category : findCategory(category.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

export type CategoryAttribute = NonNullable<Category['attributes']>[number];
const NONE: CategoryAttribute[] = [];

/** What a category asks to be told about a product, the required first. */
export function useCategoryAttributes(id: string | undefined): CategoryAttribute[] {
  const { data } = useQuery(categoryTree());
  const attributes = id ? findCategory(data ?? [], id)?.attributes : undefined;
  return attributes ? [...attributes].sort((a, b) => Number(b.required) - Number(a.required)) : NONE;
}

/** The supplier's own groups. */
export function useGroups() {
  const locale = useLocale();
  const { data, isPending } = useQuery(groupTree());
  return { nodes: nodesOf<ProductGroup>(data ?? [], locale, () => true), isPending };
}

/** The shop's certificates. */
export function useCertificates(): { options: ComboOption[]; isPending: boolean } {
  const { data, isPending } = useQuery(shopResourceApi.list({ kind: 'certificate', pageSize: 100 }));
  const options = (data?.list ?? []).map(({ id, title, number }) => ({ value: id, label: title, search: number }));
  return { options, isPending };
}
