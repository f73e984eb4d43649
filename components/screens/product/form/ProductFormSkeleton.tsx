import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { ProductLayout } from './ProductLayout';

const HEIGHTS = [290, 200, 320];

/** The form as it will stand; a fast answer shows none of it. */
export function ProductFormSkeleton() {
  const t = useTranslations('productForm');
  const late = useDelayed(true);
  const block = (height: number) => <Skeleton key={height} variant="rounded" height={height} />;
  return (
    <Box aria-busy="true" sx={{ visibility: late ? 'visible' : 'hidden' }}>
      <ProductLayout
        nav={block(280)}
        heading={
          <Typography variant="h1" sx={{ lineHeight: '44px' }}>
            {t('title')}
          </Typography>
        }
        aside={<Card sx={{ padding: 2 }}>{block(200)}</Card>}
      >
        {HEIGHTS.map((height) => (
          <Card key={height} sx={{ padding: '16px 20px 20px' }}>
            {block(height)}
          </Card>
        ))}
      </ProductLayout>
    </Box>
  );
}
