import { useTranslations } from 'next-intl';
import type { Column, Density } from '@/components/ui/table/column';
import { useColumns } from '@/components/ui/table/use-columns';
import type { Blog } from '@/lib/api/blog';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { BLOG_TONES } from '../blog-status';

/** The columns of the list of posts. */
export function useBlogColumns(density: Density): Column<Blog>[] {
  const t = useTranslations('blogList.column');
  const state = useTranslations('blogList.status');
  const missing = useTranslations('blogList.missing');
  const make = useColumns<Blog>();
  return [
    make.record(t('title'), ({ id, title, cover }) => {
      return { title, missing, density, image: cover, href: hrefOf(paths.blogForm(id)) };
    }),
    make.words('topic', t('topic'), 92, ({ topic }) => topic),
    make.words('tags', t('tags'), 104, ({ tags }) => tags.join(' · ')),
    make.state(t('status'), ({ status }) => ({ tone: BLOG_TONES[status], text: state(status) })),
    make.time('publishAt', t('publishAt'), ({ publishAt }) => publishAt, true),
    make.count('views', t('views'), 64, ({ stats }) => stats.views),
    make.count('likes', t('likes'), 56, ({ stats }) => stats.likes),
    make.count('comments', t('comments'), 84, ({ stats }) => stats.comments),
    make.time('updatedAt', t('updatedAt'), ({ updatedAt }) => updatedAt),
  ];
}
