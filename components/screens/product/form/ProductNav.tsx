import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { FormNav } from '@/components/ui/form/FormNav';
import { plainText } from '@/components/ui/form/rich-text';
import { countBySection } from '@/components/ui/form/sections';
import type { Product } from '@/lib/api/product-schema';
import { useProductSections } from './product-labels';
import { checkProduct } from './product-rules';
import { isBlank } from '@/components/ui/form/blank';
import { toRecord } from './product-record';
import type { ProductValues } from './product-values';
import { useProductValues } from './use-product-values';

const hasText = (text: string | undefined) => plainText(text).trim() !== '';

/** Sections in which something is filled in. */
function begun(values: ProductValues, sections: ReturnType<typeof useProductSections>): Set<string> {
  const { record } = toRecord(values, undefined);
  const isFilled = (field: string) => record[field] !== false && !isBlank(record[field]);
  return new Set(sections.filter(({ paths }) => paths.some(isFilled)).map(({ id }) => id));
}

/** The sections of the product, with what is wrong, missing or done in each. */
export function ProductNav({ product, required }: { product: Product | undefined; required: readonly string[] }) {
  const t = useTranslations('productForm.nav');
  const sections = useProductSections();
  const values = useDeferredValue(useProductValues());
  const open = countBySection(sections, checkProduct(values, 'review', { base: product, required }));
  const filled = begun(values, sections);
  const done = new Set([...filled].filter((id) => !open.has(id)));
  const { zh, en } = values.description;
  const lacking = hasText(zh) === hasText(en) ? undefined : hasText(zh) ? t('lacksEn') : t('lacksZh');
  return <FormNav sections={sections} done={done} notes={{ description: lacking }} />;
}
