import { FILE_LIMITS } from '@/lib/api/file';
import { MEGABYTE } from '@/lib/util/files/megabyte';
import { BasicSection } from './BasicSection';
import { PackagingSection } from './PackagingSection';
import { PricingSection } from './pricing/PricingSection';
import { TradeSection } from './TradeSection';
import { VariantsSection } from './variants/VariantsSection';
import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/ui/form/FormSection';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { plainText } from '@/components/ui/form/rich-text';
import { RichTextInput } from '@/components/shared/rich-text/RichTextInput';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { Field } from '@/components/ui/form/Field';
import { FileInput } from '@/components/shared/material/pictures/FileInput';
import { ImagesInput } from '@/components/shared/material/pictures/ImagesInput';
import { SeoFields } from '@/components/ui/form/SeoFields';
import type { ProductValues } from './product-values';

function SeoSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection id="seo" title={t('sections.seo')} reserve={320} note={t('hints.seo')}>
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

function MediaSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection
      id="media"
      title={t('sections.media')}
      note={t('hints.images', { size: FILE_LIMITS.image / MEGABYTE })}
    >
      <Field name="images" label={t('fields.images')} required max={PRODUCT_LIMITS.images} group whole>
        <ImagesInput max={PRODUCT_LIMITS.images} maxBytes={FILE_LIMITS.image} cover />
      </Field>
      <Field name="video" label={t('fields.video')}>
        <FileInput kind="video" maxBytes={FILE_LIMITS.video} placeholder="https://" />
      </Field>
    </FormSection>
  );
}

function DescriptionSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection id="description" title={t('sections.description')} reserve={310}>
      <LocalizedInput name="description" label={t('fields.description')} plain={plainText} group>
        <RichTextInput maxBytes={PRODUCT_LIMITS.description} placeholder={t('hints.description')} />
      </LocalizedInput>
    </FormSection>
  );
}

export function ProductSections() {
  return (
    <>
      <BasicSection />
      <MediaSection />
      <PricingSection />
      <VariantsSection />
      <TradeSection />
      <PackagingSection />
      <DescriptionSection />
      <SeoSection />
    </>
  );
}
