import { useTranslations } from 'next-intl';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { sectionsOf, useFieldLabels } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';
import { PRODUCT_FIELDS } from './product-fields';

export function useProductSections(): FormSectionInfo[] {
  const t = useTranslations('productForm.sections');
  return sectionsOf(PRODUCT_FIELDS, (id) => t(id));
}

/** The label of a field by its path; an unknown path is returned as it is. */
export function useFieldLabel(): (path: string) => string {
  const label = useFieldLabels(PRODUCT_FIELDS, 'productForm.fields');
  return (path) => (path.startsWith('attributes/') ? path.slice('attributes/'.length) : label(path));
}

export function useFullLabel(): (path: string) => string {
  return useLabelInSection(useProductSections(), useFieldLabel());
}
