import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ComboOption } from '@/components/ui/form/combo';
import { plainText } from '@/components/ui/form/rich-text';
import { treeOptions } from '@/components/ui/form/tree-options';
import { useCategories, useCertificates, useGroups } from './use-product-options';

/** A value of the record in words, for comparing two versions. */
export function useShownValue(): (path: string, value: unknown) => string {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const format = useFormatter();
  const categories = treeOptions(useCategories().nodes);
  const groups = treeOptions(useGroups().nodes);
  const certificates = useCertificates().options;
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const named = (options: readonly ComboOption[], id: string) =>
    options.find((option) => option.value === id)?.label ?? id;

  const show = (path: string, value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) {
      if (path === 'images') return t('pictures', { count: value.length });
      return format.list(
        value.map((item: unknown) => show(path, item)),
        { type: 'unit' },
      );
    }
    if (typeof value === 'object') {
      return Object.values(value)
        .map((item: unknown) => show('', item))
        .filter(Boolean)
        .join(' · ');
    }
    const text = String(value);
    if (path === 'categoryId') return named(categories, text);
    if (path === 'groupIds') return named(groups, text);
    if (path === 'certificateIds') return named(certificates, text);
    if (path === 'origin' && /^[A-Z]{2}$/.test(text)) return regions.of(text) ?? text;
    if (path === 'pricing.mode') return t(`mode.${text as 'single'}`);
    return plainText(text).slice(0, 400);
  };
  return show;
}
