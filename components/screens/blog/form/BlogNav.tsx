import { CONTENT_LANGUAGES } from '@/lib/i18n/localized';
import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { FormNav } from '@/components/ui/form/FormNav';
import { isEmptyHtml } from '@/components/ui/form/rich-text';
import { doneSections } from '@/components/ui/form/sections';
import type { Blog } from '@/lib/api/blog';
import { useBlogSections, useBlogValues } from './blog-labels';
import { checkBlog, toRecord } from './blog-values';

/** The sections of the post, with what is wrong, missing or done in each. Typing never waits for it. */
export function BlogNav({ blog }: { blog: Blog | undefined }) {
  const t = useTranslations('blogForm.nav');
  const values = useDeferredValue(useBlogValues());
  const sections = useBlogSections();
  const done = doneSections(sections, toRecord(values, undefined).record, checkBlog(values, 'full', blog));
  const lacks = CONTENT_LANGUAGES.filter((language) => isEmptyHtml(values.content[language] ?? ''));
  return <FormNav sections={sections} done={done} notes={{ content: lacks.length === 1 ? t(lacks[0]!) : undefined }} />;
}
