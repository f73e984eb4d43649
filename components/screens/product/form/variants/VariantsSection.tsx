import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/ui/form/FormSection';
import { AttributesEditor } from './AttributesEditor';
import { VariantsEditor } from './VariantsEditor';

export function VariantsSection() {
  const t = useTranslations('productForm.sections');
  return (
    <FormSection id="variants" title={t('variants')} reserve={130}>
      <AttributesEditor />
      <VariantsEditor />
    </FormSection>
  );
}
