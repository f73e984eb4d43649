import { useLocale, useTranslations } from 'next-intl';
import { RecycleList } from '@/components/ui/table/recycle/RecycleList';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { blogApi, type Blog } from '@/lib/api/blog';
import { localized } from '@/lib/i18n/localized';
import { paths } from '@/lib/router/paths';
import { BLOG_TONES } from './blog-status';

/** The posts that were deleted in the last 30 days. */
export function BlogRecycleList() {
  const t = useTranslations('blogList');
  const missing = useTranslations('blogList.missing');
  const locale = useLocale();
  const make = useColumns<Blog>();
  return (
    <RecycleList
      name="blog-deleted"
      api={blogApi}
      right="blog:delete"
      columns={(density) => [
        make.record(t('column.title'), ({ title, cover }) => ({ title, missing, density, image: cover })),
        make.words('topic', t('column.topic'), 120, ({ topic }) => topic),
        make.state(t('column.status'), ({ status }) => ({ tone: BLOG_TONES[status], text: t(`status.${status}`) })),
      ]}
      nameOf={({ title }) => localized(title, locale)}
      back={paths.blogList()}
      texts={{ search: t('search'), failed: t('failed') }}
    />
  );
}
