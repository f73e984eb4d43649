import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { userQuery } from '@/lib/api/session-queries';
import { overview } from '@/lib/api/stats';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';
import { dayPart } from '@/lib/util/day-part';
import { KpiStrip } from './KpiStrip';
import { PERIOD_DAYS, periodUntil } from './home-period';
import { TodoStrip } from './TodoStrip';

/** What is due first, then the figures (board: principle 1). */
export function HomeScreen() {
  const t = useTranslations('home');
  const format = useFormatter();
  const page = useRouteTitle()(useView().title);
  const name = useQuery(userQuery()).data?.username ?? '';
  const [now] = useState(() => new Date());
  const { from, to } = periodUntil(now);
  const { data, error, refetch } = useQuery(overview(from, to));
  const today = format.dateTime(now, { month: 'long', day: 'numeric', weekday: 'long' });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <h1 className="visually-hidden">{page}</h1>
          <Typography variant="h1" component="p">
            {t(`greeting.${dayPart(now.getHours())}`, { name })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {today} · {t('period', { days: PERIOD_DAYS })}
          </Typography>
        </Box>
        <Button variant="contained" href={hrefOf(paths.productForm())} startIcon={<Plus aria-hidden />}>
          {t('publish')}
        </Button>
      </Box>
      {error ? (
        <ErrorRegion error={error} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TodoStrip todos={data?.todo} />
          <KpiStrip totals={data?.totals} previous={data?.previous} />
        </Box>
      )}
    </>
  );
}
