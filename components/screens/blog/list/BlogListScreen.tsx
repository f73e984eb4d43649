import { useMedia } from '@/components/ui/layout/use-media';
import { firstPage } from '@/components/ui/table/first-page';
import { EyeOff, Send, Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { withRecycle } from '@/components/ui/table/recycle/with-recycle';
import { useEntityList, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { useRecordActions } from '@/components/ui/table/changes/use-record-actions';
import { viewsOf } from '@/components/ui/table/views';
import { BLOG_TRANSITIONS, blogApi, type Blog, type BlogStatus, BLOG_STATUSES, blogTerms } from '@/lib/api/blog';
import { localized, CONTENT_LANGUAGES, type ContentLanguage } from '@/lib/i18n/localized';
import { navigate, hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { below } from '@/lib/theme/breakpoints';
import { showBuyerView } from '@/lib/state/buyer-view';
import {
  choiceFilter,
  dayRanges,
  flagFilter,
  idsFilter,
  textFilter,
  type FilterValues,
} from '@/components/ui/table/filters/list-filters';
import type { Column, Density } from '@/components/ui/table/rows/column';
import { Folded } from '@/components/ui/table/rows/Folded';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { BLOG_TONES } from './blog-status';
import { useQuery } from '@tanstack/react-query';
import { useProductFilter } from '@/components/shared/product/use-product-filter';
import type { Filter } from '@/components/ui/table/filters/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';

function useBlogFilters(values: FilterValues): Filter[] {
  const t = useTranslations('blogList.filter');
  const { topics = [], tags = [] } = useQuery(blogTerms()).data ?? {};
  const make = useFilters(values);
  const choices = (...names: ('true' | 'false' | ContentLanguage)[]) =>
    names.map((value) => ({ value, label: t(value) }));
  return [
    make.words('topic', t('topic'), topics),
    make.words('tag', t('tag'), tags),
    make.days('publish', t('publish')),
    useProductFilter(values),
    make.choice('language', t('language'), choices('zh', 'en')),
    make.choice('cover', t('cover'), choices('true', 'false')),
    make.days('updated', t('updated')),
  ];
}

function useBlogColumns(density: Density): Column<Blog>[] {
  const t = useTranslations('blogList.column');
  const state = useTranslations('blogList.status');
  const missing = useTranslations('blogList.missing');
  const make = useColumns<Blog>();
  const phone = useMedia(below.phone);
  const narrow = useMedia(below.full) && !phone;
  return [
    make.record(t('title'), ({ id, title, cover }) => {
      return { title, missing, density, image: cover, href: hrefOf(paths.blogForm(id)) };
    }),
    make.words('topic', t('topic'), 92, ({ topic }) => topic),
    {
      key: 'tags',
      title: t('tags'),
      width: 120,
      render: ({ tags: [first, ...others] }) =>
        first === undefined ? (
          '–'
        ) : (
          <Folded lines={[first]} others={others} title={[first, ...others].join(' · ')} density="compact" />
        ),
    },
    make.state(t('status'), ({ status }) => ({ tone: BLOG_TONES[status], text: state(status) })),
    make.time('publishAt', t('publishAt'), ({ publishAt }) => publishAt, true),
    make.count('views', t('views'), 76, ({ stats }) => stats.views),
    // Where a title would have less room than these need.
    { ...make.count('likes', t('likes'), 72, ({ stats }) => stats.likes), optional: narrow },
    { ...make.count('comments', t('comments'), 100, ({ stats }) => stats.comments), optional: narrow },
    make.time('updatedAt', t('updatedAt'), ({ updatedAt }) => updatedAt),
  ];
}

/** Statuses in the order of the tabs: those visible to buyers first. */
const STATUS_ORDER: readonly BlogStatus[] = ['published', 'scheduled', 'draft', 'hidden'];
const BLOG_SORTS = ['updatedAt', 'createdAt', 'publishAt', 'title', 'views', 'likes', 'comments'] as const;

const BLOG_LIST: EntityListOptions<Blog> = {
  name: 'blog',
  api: blogApi,
  filters: {
    keyword: textFilter(),
    status: choiceFilter(BLOG_STATUSES),
    topic: idsFilter,
    tag: idsFilter,
    productId: idsFilter,
    language: choiceFilter(CONTENT_LANGUAGES),
    cover: flagFilter,
    ...dayRanges('publish', 'updated'),
  },
  sorts: BLOG_SORTS,
  views: { param: 'status', values: STATUS_ORDER },
};

function BlogList() {
  const t = useTranslations('blogList');
  const locale = useLocale();
  const nameOf = ({ title }: Blog) => localized(title, locale);
  const list = useEntityList(BLOG_LIST);
  const actions = useRecordActions<Blog, BlogStatus>(blogApi, {
    settled: list.selection.drop,
    transitions: BLOG_TRANSITIONS,
    // Scheduling is done in the form only.
    moves: { published: Send, hidden: EyeOff, draft: Undo2 },
    moveLabel: (to) => t(`action.${to}`),
    formPath: paths.blogForm,
    preview: (record) => showBuyerView({ kind: 'post', record, isRow: true }),
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
      actions={actions}
      recycle={{ href: hrefOf(paths.blogList({ deleted: 'true' })), guard: ['blog:delete'] }}
      add={{ label: t('action.add'), run: () => navigate(paths.blogForm()), guard: ['blog:edit'] }}
      texts={{ search: t('search'), failed: t('failed') }}
      never={{ title: t('empty.title'), text: t('empty.text'), action: t('empty.action') }}
    />
  );
}

export const BlogListScreen = withRecycle(BlogList, () =>
  import('./BlogRecycleList').then((module) => module.BlogRecycleList),
);

export const first = firstPage(BLOG_LIST);
