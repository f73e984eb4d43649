import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/ui/form/FormSection';
import { AttributesEditor } from './AttributesEditor';
import { VariantsEditor } from './VariantsEditor';

/** What it is made of, and the kinds it comes in. */
export function VariantsSection() {
  const t = useTranslations('productForm.sections');
  return (
    <FormSection id="variants" title={t('variants')}>
      <AttributesEditor />
      <VariantsEditor />
    </FormSection>
  );
}
