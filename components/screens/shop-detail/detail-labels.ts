import { useTranslations } from 'next-intl';
import { sectionsOf, useFieldLabels } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';
import { DETAIL_FIELDS } from './detail-kind';

export function useDetailSections(): FormSectionInfo[] {
  const t = useTranslations('shopDetail');
  return sectionsOf(DETAIL_FIELDS, (id) => t(`sections.${id}`));
}

export const useDetailLabel = () => useFieldLabels(DETAIL_FIELDS, 'shopDetail.fields');
