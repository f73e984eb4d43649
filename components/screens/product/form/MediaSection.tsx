import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/Field';
import { FileInput } from '@/components/ui/form/FileInput';
import { FormSection } from '@/components/ui/form/FormSection';
import { ImagesInput } from '@/components/ui/form/ImagesInput';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';

const MEGABYTE = 1_048_576;
const IMAGE_BYTES = 5 * MEGABYTE;
const VIDEO_BYTES = 100 * MEGABYTE;

/** Pictures, the first of them the cover, and a film. */
export function MediaSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection id="media" title={t('sections.media')} note={t('hints.images', { size: IMAGE_BYTES / MEGABYTE })}>
      <Field name="images" label={t('fields.images')} required max={PRODUCT_LIMITS.images} group whole>
        <ImagesInput max={PRODUCT_LIMITS.images} maxBytes={IMAGE_BYTES} cover />
      </Field>
      <Field name="video" label={t('fields.video')}>
        <FileInput kind="video" maxBytes={VIDEO_BYTES} placeholder="https://" />
      </Field>
    </FormSection>
  );
}
