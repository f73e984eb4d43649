import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { TreeNode } from '@/lib/util/tree';
import { categoryTree } from '@/lib/api/category';
import { shopCategoryTree } from '@/lib/api/shop-category';
import { localized } from '@/lib/i18n/localized';

interface Named {
  id: string;
  name: Record<string, string>;
  children?: Named[];
}

const inLanguage = (list: readonly Named[] | undefined, locale: string): TreeNode[] =>
  (list ?? []).map(({ id, name, children }) => ({
    id,
    label: localized(name, locale),
    children: inLanguage(children, locale),
  }));

/** Shop categories and platform categories in the current language. The list works without them. */
export function useTrees() {
  const locale = useLocale();
  const quiet = { meta: { quiet: true } };
  const shopCategories = useQuery({ ...shopCategoryTree(), ...quiet });
  const categories = useQuery({ ...categoryTree(), ...quiet });
  return { shopCategories: inLanguage(shopCategories.data, locale), categories: inLanguage(categories.data, locale) };
}
