import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { FormNav } from '@/components/ui/form/FormNav';
import { plainText } from '@/components/ui/form/rich-text';
import { doneSections } from '@/components/ui/form/sections';
import type { Product } from '@/lib/api/product-schema';
import { useProductSections } from './product-labels';
import { checkProduct } from './product-rules';
import { toRecord } from './product-record';
import { useProductValues } from './use-product-values';

const hasText = (text: string | undefined) => plainText(text).trim() !== '';

/** The sections of the product, with what is wrong, missing or done in each. */
export function ProductNav({ product, required }: { product: Product | undefined; required: readonly string[] }) {
  const t = useTranslations('productForm.nav');
  const sections = useProductSections();
  const values = useDeferredValue(useProductValues());
  const issues = checkProduct(values, 'review', { base: product, required });
  const done = doneSections(sections, toRecord(values, undefined).record, issues);
  const { zh, en } = values.description;
  const lacking = hasText(zh) === hasText(en) ? undefined : hasText(zh) ? t('lacksEn') : t('lacksZh');
  return <FormNav sections={sections} done={done} notes={{ description: lacking }} />;
}
