import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { StaleNotice } from '@/components/ui/feedback/StaleNotice';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withTexts } from '@/components/ui/lazy-with-texts';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Later } from '@/components/ui/loading/deferred';
import { useCan } from '@/components/ui/permission/Can';
import { NUMBERS } from '@/lib/api/entity';
import { userQuery } from '@/lib/api/session-queries';
import { overview } from '@/lib/api/stats';
import { useShopToday } from '@/lib/api/shop-zone';
import { useView } from '@/lib/router/view';
import { now } from '@/lib/util/clock';
import { dayIn, knownZone } from '@/lib/util/day';
import { useNow } from '@/lib/util/use-now';
import { requestFirst, type FirstRequest } from '@/components/ui/first-request';
import { CountriesPanel } from './CountriesPanel';
import { HomeHead } from './HomeHead';
import { periodOf } from './home-period';
import { KpiStrip } from './KpiStrip';
import { ProductsPanel } from './ProductsPanel';
import { ShopSkeleton } from './ShopSkeleton';
import { Strip } from './Strip';
import { TodoStrip } from './TodoStrip';
import { TrendPanel } from './TrendPanel';
import styles from './HomeScreen.module.css';

/** Below the figures: with its schemas it is loaded after them. */
const ShopPanel = lazyPart(() => import('./ShopPanel').then((module) => module.ShopPanel));
/** Below everything: when it comes nothing moves. */
const AfterReplies = lazyPart(
  withTexts(() => import('./follow-up/AfterReplies').then((module) => module.AfterReplies), ['followUp']),
);

/** The figures of the period, by the shop's days: they are there when home is first rendered. */
export const first: FirstRequest = async (queries, { query }, ahead) => {
  const { timezone } = await queries.ensureQueryData(userQuery());
  const { from, to } = periodOf(query, dayIn(now(), knownZone(timezone)));
  await requestFirst(queries, overview(from, to), ahead);
};

/** Due work first, then the totals, then their details (board: principle 1). */
export function HomeScreen() {
  const t = useTranslations('home');
  const time = useNow();
  const today = useShopToday();
  const period = periodOf(useView().query, today);
  const { data, error, dataUpdatedAt, isFetching, isFetched } = useQuery(overview(period.from, period.to));
  // Stays so while another period is loading.
  const [answered, setAnswered] = useState(isFetched);
  if (isFetched && !answered) setAnswered(true);
  const queries = useQueryClient();
  // Refetches the menu's badges with the figures, so that both show the same number.
  const retry = () => NUMBERS.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
  // All figures come with one response, so its failure is reported once.
  const failed = error !== null && !data;
  const shop = useCan()(['shop:read']) && (
    <Suspense fallback={<ShopSkeleton />}>{answered ? <ShopPanel today={today} /> : <ShopSkeleton />}</Suspense>
  );
  const afterReplies = <Suspense>{answered && <AfterReplies today={today} overview={data} />}</Suspense>;
  return (
    <>
      <HomeHead now={time} period={period} updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={retry} />
      {error && data && <StaleNotice error={error} onRetry={retry} />}
      <div className={styles.parts}>
        <TodoStrip period={period} failed={failed} />
        {failed ? (
          <div className={styles.failed}>
            <Strip aria-label={t('figures')}>
              <ErrorRegion error={error} title={t('failed', { part: t('figures') })} onRetry={retry} />
            </Strip>
            {shop}
            {afterReplies}
          </div>
        ) : (
          <>
            <KpiStrip period={period} />
            <Later fallback={<Skeleton height={320} />}>
              <div className={styles.panels}>
                <TrendPanel period={period} />
                <CountriesPanel period={period} />
                <ProductsPanel period={period} />
                {shop}
              </div>
              {afterReplies}
            </Later>
          </>
        )}
      </div>
    </>
  );
}
