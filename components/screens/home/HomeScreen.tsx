import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { StaleNotice } from '@/components/ui/feedback/StaleNotice';
import { useCan } from '@/components/ui/permission/Can';
import { NUMBERS } from '@/lib/api/entity';
import { overview } from '@/lib/api/stats';
import { useShopToday } from '@/lib/api/shop-zone';
import { useView } from '@/lib/router/view';
import { useNow } from '@/lib/util/use-now';
import { CountriesPanel } from './CountriesPanel';
import { HomeHead } from './HomeHead';
import { periodOf } from './home-period';
import { KpiStrip } from './KpiStrip';
import { ProductsPanel } from './ProductsPanel';
import { ShopPanel } from './ShopPanel';
import { Strip } from './Strip';
import { TodoStrip } from './TodoStrip';
import { TrendPanel } from './TrendPanel';

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 368px' };

/** What is due first, then the figures, then what they come from (board: principle 1). */
export function HomeScreen() {
  const t = useTranslations('home');
  const now = useNow();
  const today = useShopToday();
  const period = periodOf(useView().query, today);
  const { data, error, dataUpdatedAt, isFetching } = useQuery(overview(period.from, period.to));
  const queries = useQueryClient();
  // The badges of the menu along with the figures, so that both show one number.
  const retry = () => NUMBERS.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
  // All figures come with one response: that it failed is said once.
  const failed = error !== null && !data;
  const shop = useCan()(['shop:read']) && <ShopPanel today={today} />;
  return (
    <>
      <HomeHead now={now} period={period} updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={retry} />
      {error && data && <StaleNotice error={error} onRetry={retry} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TodoStrip period={period} failed={failed} />
        {failed ? (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
            <Strip aria-label={t('figures')}>
              <ErrorRegion error={error} onRetry={retry} />
            </Strip>
            {shop}
          </Box>
        ) : (
          <>
            <KpiStrip period={period} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }}>
              <TrendPanel period={period} />
              <CountriesPanel period={period} />
              <ProductsPanel period={period} />
              {shop}
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
