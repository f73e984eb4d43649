import { useTranslations } from 'next-intl';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { sectionsOf, useFieldLabels } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';
import { PRODUCT_FIELDS } from './product-fields';

/** The sections of the form with their headings, in order. */
export function useProductSections(): FormSectionInfo[] {
  const t = useTranslations('productForm.sections');
  return sectionsOf(PRODUCT_FIELDS, (id) => t(id));
}

/** The name of a field by its path, in the interface language; an unknown path names itself. */
export function useFieldLabel(): (path: string) => string {
  const label = useFieldLabels(PRODUCT_FIELDS, 'productForm.fields');
  return (path) => (path.startsWith('attributes/') ? path.slice('attributes/'.length) : label(path));
}

/** As above, with the section in front: for the summary on top. */
export function useFullLabel(): (path: string) => string {
  return useLabelInSection(useProductSections(), useFieldLabel());
}
