import { useTranslations } from 'next-intl';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { sectionsOf, useFieldLabels } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';
import { PRODUCT_FIELDS } from './product-fields';

export function useProductSections(): FormSectionInfo[] {
  const t = useTranslations('productForm.sections');
  return sectionsOf(PRODUCT_FIELDS, (id) => t(id));
}

type Labels = readonly { name: string; label: string }[];

/** The label of a field by its path, also of an attribute of the category; an unknown path is returned as it is. */
export function useFieldLabel(attributes: Labels = []): (path: string) => string {
  const label = useFieldLabels(PRODUCT_FIELDS, 'productForm.fields');
  return (path) => {
    if (!path.startsWith('attributes/')) return label(path);
    const name = path.slice('attributes/'.length);
    return attributes.find((attribute) => attribute.name === name)?.label ?? name;
  };
}

export function useFullLabel(attributes: Labels): (path: string) => string {
  return useLabelInSection(useProductSections(), useFieldLabel(attributes));
}
