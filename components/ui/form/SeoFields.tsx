import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { Field } from './Field';
import { FieldRow } from './FieldRow';
import { useFormState, useFormValue } from './form-context';
import { SearchPreview } from './preview/SearchPreview';
import { TextInput } from './inputs/TextInput';

interface SeoFieldsProps<V> {
  labels: Record<'title' | 'slug' | 'description', string>;
  /** The path segment before the slug in the page's address. */
  folder: string;
  /** Used for empty fields: title and text from the record. */
  fallback: (values: V) => { title: string; text: string };
}

/** The fields for search engines (`seo`), with a preview of the result. */
export function SeoFields<V extends object>({ labels, folder, fallback }: SeoFieldsProps<V>) {
  const t = useTranslations('form.search');
  const values = useDeferredValue(useFormState((snapshot) => snapshot.values));
  const { title, text } = fallback(values as V);
  const seo = useDeferredValue(
    useFormValue<Partial<Record<'title' | 'slug' | 'description', string>> | undefined>('seo'),
  );
  return (
    <>
      <FieldRow columns={2}>
        <Field name="seo.title" label={labels.title} max={70}>
          <TextInput />
        </Field>
        <Field name="seo.slug" label={labels.slug} hint={t('slugHint')}>
          <TextInput inputMode="url" />
        </Field>
      </FieldRow>
      <Field name="seo.description" label={labels.description} max={300}>
        <TextInput rows={2} />
      </Field>
      <SearchPreview
        folder={folder}
        title={seo?.title?.trim() || title}
        text={seo?.description?.trim() || text}
        slug={seo?.slug || title}
      />
    </>
  );
}
