import { FILE_LIMITS } from '@/lib/api/file';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ProductsInput } from '@/components/shared/product/ProductsInput';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { ImagesInput } from '@/components/shared/material/pictures/ImagesInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { plainText } from '@/components/ui/form/rich-text';
import { RichTextInput } from '@/components/shared/rich-text/RichTextInput';
import { SeoFields } from '@/components/ui/form/SeoFields';
import { SuggestInput } from '@/components/ui/form/inputs/combo/SuggestInput';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { BLOG_LIMITS, blogTerms } from '@/lib/api/blog';
import type { BlogValues } from './blog-values';

export function BlogSections() {
  const t = useTranslations('blogForm');
  const { topics = [], tags = [] } = useQuery(blogTerms()).data ?? {};
  return (
    <>
      <FormSection id="basic" title={t('sections.basic')}>
        <LocalizedInput name="title" label={t('fields.title')} required max={BLOG_LIMITS.title}>
          <TextInput />
        </LocalizedInput>
        <Field name="summary" label={t('fields.summary')} max={BLOG_LIMITS.summary} hint={t('hints.summary')}>
          <TextInput rows={3} />
        </Field>
        <FieldRow columns={2}>
          <Field name="topic" label={t('fields.topic')} hint={t('hints.topic')}>
            <SuggestInput suggestions={topics} />
          </Field>
          <Field name="tags" label={t('fields.tags')} max={BLOG_LIMITS.tags} hint={t('hints.tags')} whole>
            <TagsInput suggestions={tags} />
          </Field>
        </FieldRow>
        <Field name="cover" label={t('fields.cover')} hint={t('hints.cover')} group whole>
          <ImagesInput max={1} maxBytes={FILE_LIMITS.image} cover />
        </Field>
      </FormSection>
      <FormSection id="content" title={t('sections.content')}>
        <LocalizedInput name="content" label={t('fields.content')} required plain={plainText} group>
          <RichTextInput reading maxBytes={BLOG_LIMITS.content} placeholder={t('hints.content')} />
        </LocalizedInput>
      </FormSection>
      <FormSection id="products" title={t('sections.products')} note={t('hints.products')}>
        <Field name="productIds" label={t('fields.productIds')} group whole>
          <ProductsInput />
        </Field>
      </FormSection>
      <FormSection id="seo" title={t('sections.seo')} note={t('hints.seo')}>
        <SeoFields
          folder="blog"
          labels={{
            title: t('fields.seo.title'),
            slug: t('fields.seo.slug'),
            description: t('fields.seo.description'),
          }}
          fallback={({ title, summary, content }: BlogValues) => ({
            title: title.en || title.zh || '',
            text: summary || plainText(content.en || content.zh),
          })}
        />
      </FormSection>
    </>
  );
}
