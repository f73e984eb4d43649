import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/ui/form/FormSection';
import { plainText } from '@/components/ui/form/rich-text';
import { SeoFields } from '@/components/ui/form/SeoFields';
import type { ProductValues } from './product-values';

/** How search engines show it. */
export function SeoSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection id="seo" title={t('sections.seo')} note={t('hints.seo')}>
      <SeoFields
        folder="product"
        labels={{ title: t('fields.seoTitle'), slug: t('fields.slug'), description: t('fields.seoDescription') }}
        fallback={({ title, description }: ProductValues) => ({
          title: title.en || title.zh || '',
          text: plainText(description.en || description.zh),
        })}
      />
    </FormSection>
  );
}
