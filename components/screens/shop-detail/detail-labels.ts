import { useTranslations } from 'next-intl';
import { sectionsOf, useFieldLabels } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';
import { DETAIL_FIELDS } from './detail-kind';

/** The sections of the form with their headings, in order. */
export function useDetailSections(): FormSectionInfo[] {
  const t = useTranslations('shopDetail');
  return sectionsOf(DETAIL_FIELDS, (id) => t(`sections.${id}`));
}

/** The name of a field by its path. */
export const useDetailLabel = () => useFieldLabels(DETAIL_FIELDS, 'shopDetail.fields');
