import { useTranslations } from 'next-intl';
import type { ComboOption } from '@/components/ui/form/combo';
import { treeOptions } from '@/components/ui/form/tree-options';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { useUnits } from '@/lib/i18n/use-units';
import { useCategories, useCertificates, useGroups } from './use-product-options';

/** A value of the product in words, for comparing two versions. */
export function useProductValue(): (path: string, value: unknown) => string {
  const t = useTranslations('productForm.mode');
  const categories = treeOptions(useCategories().nodes);
  const groups = treeOptions(useGroups().nodes);
  const certificates = useCertificates().options;
  const named = (options: readonly ComboOption[], id: string) =>
    options.find((option) => option.value === id)?.label ?? id;
  const { nameOf } = useUnits();
  return useShownValue((path, text) => {
    if (path === 'categoryId') return named(categories, text);
    if (path === 'groupIds') return named(groups, text);
    if (path === 'certificateIds') return named(certificates, text);
    if (path === 'moq.unit' || path === 'supplyAbility.unit') return nameOf(text);
    return path === 'pricing.mode' ? t(text as 'single') : undefined;
  });
}
