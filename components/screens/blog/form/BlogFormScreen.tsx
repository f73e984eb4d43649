import { firstRecord } from '@/components/ui/record/first-record';
import { useTranslations } from 'next-intl';
import { RecordScreen } from '@/components/ui/record/RecordScreen';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { BlogForm } from './BlogForm';
import { BLOG_KIND } from './blog-kind';

/** `/BlogsAdd`: a new post, or with `?id=` an existing one. */
export function BlogFormScreen() {
  const t = useTranslations('blogForm');
  return (
    <RecordScreen
      kind={BLOG_KIND}
      title={t('pageTitle')}
      back={{ href: hrefOf(paths.blogList()), label: t('back') }}
      form={(blog, onCreated) => <BlogForm blog={blog} onCreated={onCreated} />}
    />
  );
}

export const first = firstRecord(BLOG_KIND);
