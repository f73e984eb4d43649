import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/ui/form/FormSection';
import { LocalizedInput } from '@/components/ui/form/LocalizedInput';
import { plainText } from '@/components/ui/form/rich-text';
import { RichTextInput } from '@/components/ui/form/RichTextInput';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';

/** The text a buyer reads, in both languages. */
export function DescriptionSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection id="description" title={t('sections.description')}>
      <LocalizedInput name="description" label={t('fields.description')} plain={plainText} group>
        <RichTextInput maxBytes={PRODUCT_LIMITS.description} placeholder={t('hints.description')} />
      </LocalizedInput>
    </FormSection>
  );
}
