import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { TextInput } from '@/components/ui/form/TextInput';

/** How search engines show it. */
export function SeoSection() {
  const t = useTranslations('productForm');
  return (
    <FormSection id="seo" title={t('sections.seo')} note={t('hints.seo')}>
      <FieldRow columns={2}>
        <Field name="seo.title" label={t('fields.seoTitle')} max={70}>
          <TextInput />
        </Field>
        <Field name="seo.slug" label={t('fields.slug')} hint={t('hints.slug')}>
          <TextInput inputMode="url" />
        </Field>
      </FieldRow>
      <Field name="seo.description" label={t('fields.seoDescription')} max={300}>
        <TextInput rows={2} />
      </Field>
    </FormSection>
  );
}
