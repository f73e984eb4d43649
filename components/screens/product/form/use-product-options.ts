import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ComboOption } from '@/components/ui/form/inputs/combo/combo';
import type { TreeNode } from '@/lib/util/tree';
import { categoryTree, type Category, type Word } from '@/lib/api/category';
import { shopCategoryTree, type ShopCategoryNode } from '@/lib/api/shop-category';
import { strengthApi } from '@/lib/api/strength';
import { useShopToday } from '@/lib/api/shop-zone';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import { expiryAt } from '@/lib/util/expiry';
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

/** Only leaf categories can contain products. `quiet`, here and below: codes do where the names cannot be read. */
export function useCategories(quiet = false) {
  const locale = useLocale();
  const { data, isPending } = useQuery({ ...categoryTree(), meta: { quiet } });
  return { nodes: nodesOf<Category>(data ?? [], locale, ({ leaf }) => leaf), isPending };
}

function findCategory(list: readonly Category[], id: string): Category | undefined {
  for (const category of list) {
    const found = category.id === id ? category : findCategory(category.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

export interface CategoryAttribute {
  /** As products hold it. */
  name: string;
  /** In the language of the interface. */
  label: string;
  required: boolean;
  options: ComboOption[];
}

export function useCategoryAttributes(id: string | undefined): CategoryAttribute[] {
  const locale = useLocale();
  const { data } = useQuery(categoryTree());
  const attributes = (id && findCategory(data ?? [], id)?.attributes) || [];
  const labelOf = ({ code, texts }: Word) => localized(texts, locale) || code;
  return attributes
    .map(({ name, required, options = [] }) => ({
      name: name.code,
      label: labelOf(name),
      required,
      options: options.map((option) => ({ value: option.code, label: labelOf(option) })),
    }))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

export function useShopCategories(quiet = false) {
  const locale = useLocale();
  const { data, isPending } = useQuery({ ...shopCategoryTree(), meta: { quiet } });
  return { nodes: nodesOf<ShopCategoryNode>(data ?? [], locale, () => true), isPending };
}

export function useCertificates(quiet = false) {
  const t = useTranslations('productForm');
  const { data, isPending } = useQuery({
    ...strengthApi.list({ kind: 'certificate', pageSize: MAX_PAGE_SIZE }),
    meta: { quiet },
  });
  const today = useShopToday();
  const certificates = data?.list ?? [];
  const isExpired = ({ validTo }: (typeof certificates)[number]) => expiryAt(validTo, today)?.state === 'expired';
  const options = certificates.map((certificate): ComboOption => {
    const { id, title, number } = certificate;
    return { value: id, label: isExpired(certificate) ? t('expiredCertificate', { title }) : title, search: number };
  });
  return { options, expired: certificates.filter(isExpired), isPending };
}
