import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useFormState } from '@/components/ui/form/form-context';
import { plainText } from '@/components/ui/form/rich-text';
import { sectionsOf } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';
import { productApi } from '@/lib/api/product';
import { localized } from '@/lib/i18n/localized';
import { BLOG_FIELDS, type BlogValues } from './blog-values';

export const useBlogValues = (): BlogValues => useFormState(({ values }) => values as BlogValues);

export function useBlogSections(): FormSectionInfo[] {
  const t = useTranslations('blogForm.sections');
  return sectionsOf(BLOG_FIELDS, (id) => t(id));
}

export function useFieldLabel(): (path: string) => string {
  const t = useTranslations('blogForm');
  const languages = useTranslations('form.language');
  return (path) => {
    const [, name = path, language] = /^(.*?)(?:\.(zh|en|\d+))?$/.exec(path) ?? [];
    const label = t.has(`fields.${name}` as 'fields.title') ? t(`fields.${name}` as 'fields.title') : path;
    return language === 'zh' || language === 'en' ? `${label} ${languages(language)}` : label;
  };
}

export function useShownValue(): (path: string, value: unknown) => string {
  const format = useFormatter();
  const locale = useLocale();
  const queries = useQueryClient();
  const product = (id: string) => localized(queries.getQueryData(productApi.brief(id).queryKey)?.title, locale) || id;
  return (path, value) => {
    if (Array.isArray(value)) {
      const items = value.map(String);
      return format.list(path === 'productIds' ? items.map(product) : items, { type: 'unit' });
    }
    if (path === 'publishAt' && typeof value === 'string') return format.dateTime(new Date(value), 'full');
    if (typeof value === 'object' && value !== null) return Object.values(value).map(String).join(' · ');
    return plainText(typeof value === 'string' ? value : undefined).slice(0, 400);
  };
}
