import { EyeOff, Send, Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useOpened } from '@/components/ui/layout/use-opened';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { useRecordActions } from '@/components/ui/table/use-record-actions';
import { viewsOf } from '@/components/ui/table/views';
import { BLOG_TRANSITIONS, blogApi, type Blog, type BlogStatus } from '@/lib/api/blog';
import { localized } from '@/lib/i18n/localized';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { LazyBlogPreview } from '../preview/lazy-preview';
import { BLOG_LIST, BLOG_SORTS, STATUS_ORDER } from './blog-list';
import { useBlogColumns } from './use-blog-columns';
import { useBlogFilters } from './use-blog-filters';

/** The posts of the shop: found, sorted and paged by the platform, published and hidden one by one or together. */
export function BlogListScreen() {
  const t = useTranslations('blogList');
  const locale = useLocale();
  const nameOf = ({ title }: Blog) => localized(title, locale);
  const list = useEntityList(BLOG_LIST);
  const preview = useOpened<Blog>();
  const actions = useRecordActions<Blog, BlogStatus>(blogApi, {
    settled: list.selection.drop,
    transitions: BLOG_TRANSITIONS,
    // A time to publish at is set in the form.
    moves: { published: Send, hidden: EyeOff, draft: Undo2 },
    moveLabel: (to) => t(`action.${to}`),
    rights: { move: 'blog:edit', remove: 'blog:delete' },
    place: paths.blogForm,
    done: (to, count) => t(`done.${to}`, { count }),
    nameOf,
  });
  return (
    <ListScreen
      list={list}
      columns={useBlogColumns(list.prefs.density)}
      sorts={BLOG_SORTS.map((by) => ({ by, title: t(`column.${by}`) }))}
      filters={useBlogFilters(list.filters)}
      views={viewsOf(STATUS_ORDER, (status) => t(`status.${status}`))}
      nameOf={nameOf}
      actions={{ ...actions, preview: preview.open }}
      add={{ label: t('action.add'), run: () => navigate(paths.blogForm()), guard: ['blog:edit'] }}
      texts={{ search: t('search'), failed: t('failed') }}
      never={{ title: t('empty.title'), text: t('empty.text'), action: t('empty.action') }}
    >
      {preview.what && <LazyBlogPreview post={preview.what} onClose={preview.close} />}
    </ListScreen>
  );
}
