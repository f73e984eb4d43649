import { firstPage } from '@/components/ui/table/first-page';
import { useTranslations } from 'next-intl';
import { lazyDrawer } from '@/components/ui/record/lazy-drawer';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { useFirstRows } from '@/components/ui/loading/deferred';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { hrefOf, joinLocation } from '@/lib/router/location';
import { changeQuery, useView } from '@/lib/router/view';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { Review } from '@/lib/api/review';
import { useReviewFilters } from './review-filters';
import { COUNTED, REVIEW_LIST, REVIEW_SORTS, REVIEW_VIEWS, type ReviewView } from './review-list';
import { ReviewItem } from './ReviewItem';
import { ReviewSummary } from './ReviewSummary';
import { useReviewActions } from './use-review-actions';
import styles from './ReviewsScreen.module.css';

/** As many as fit into a window. */
const FIRST_REVIEWS = 5;

function ReviewFeed({ name, reviews }: { name: string; reviews: readonly Review[] }) {
  const actions = useReviewActions();
  const rendered = useFirstRows(reviews, FIRST_REVIEWS);
  return (
    <ul className={styles.feed} aria-label={name} aria-busy={rendered.length < reviews.length}>
      {rendered.map((review) => (
        <ReviewItem key={review.id} review={review} actions={actions?.ofOne(review) ?? []} />
      ))}
    </ul>
  );
}

const AppealDrawer = lazyDrawer(() => import('./AppealDrawer').then((module) => module.AppealDrawer), {
  param: 'appeal',
});

/** `/Shop/Reviews`: reviews of buyers and the shop's replies. */
export function ReviewsScreen() {
  const t = useTranslations('review');
  const { path, title } = useView();
  const name = useRouteTitle()(title);
  const list = useEntityList(REVIEW_LIST);
  // Drops all other parameters: the summary counts without other filters.
  const hrefOfScore = (score: string) =>
    hrefOf(joinLocation(path, changeQuery(new URLSearchParams(), { status: [...COUNTED], score })));
  return (
    <>
      <ListScreen
        list={list}
        sorts={REVIEW_SORTS.map((by) => ({ by, title: t(`sort.${by}`) }))}
        filters={useReviewFilters(list.filters)}
        views={(['', ...Object.keys(REVIEW_VIEWS)] as ('' | ReviewView)[]).map((value) => ({
          value,
          label: t(`views.${value || 'all'}`),
          urgent: value === 'unreplied' || value === 'low',
        }))}
        nameOf={({ buyer }) => buyer.name}
        body={(rows) => <ReviewFeed name={name} reviews={rows} />}
        texts={{ search: t('search'), failed: t('failed') }}
        never={{ title: t('empty.title'), text: t('empty.text') }}
      >
        <ReviewSummary hrefOfScore={hrefOfScore} />
      </ListScreen>
      <AppealDrawer />
    </>
  );
}

export const first = firstPage(REVIEW_LIST);
