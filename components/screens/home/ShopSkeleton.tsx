import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Panel } from '@/components/ui/layout/Panel';

export const ROWS = 5;

/** In the place of what the shop lacks, until it is known. */
export function ShopSkeleton() {
  const t = useTranslations('home.shop');
  return (
    <Panel title={t('title')} busy>
      <Box sx={{ px: 2.5, pb: 1.75 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.75 }}>
          <Skeleton round width={64} height={64} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="90%" height={16} margin="0 0 6px" />
            <Skeleton width="60%" height={16} />
          </Box>
        </Box>
        {Array.from({ length: ROWS }, (_, index) => (
          <Skeleton key={index} width={`${84 - index * 9}%`} height={18} margin="0 0 18px" />
        ))}
      </Box>
    </Panel>
  );
}
