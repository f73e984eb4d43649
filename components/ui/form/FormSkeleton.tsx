import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import Typography from '@mui/material/Typography';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { FormLayout } from './FormLayout';

const HEIGHTS = [290, 200, 320];

/** The shape of a form under its title. It shows late, so that a fast response shows nothing of it. */
export function FormSkeleton({ title }: { title: string }) {
  const late = useDelayed(true);
  const block = (height: number) => <Skeleton key={height} height={height} />;
  const heading = (
    <Typography variant="h1" data-loading="" sx={{ lineHeight: '2.75rem', visibility: 'visible' }}>
      {title}
    </Typography>
  );
  return (
    // It is higher than the view: whoever has no mouse scrolls it too.
    <Box
      role="group"
      aria-label={title}
      aria-busy="true"
      tabIndex={0}
      sx={{ '& > *': { visibility: late ? 'visible' : 'hidden' } }}
    >
      <FormLayout
        // On narrow windows the navigation is one line of tabs.
        nav={<Box sx={{ height: { xs: 44, md: 280 }, overflow: 'hidden' }}>{block(280)}</Box>}
        heading={heading}
        aside={{ label: title, children: <Card sx={{ padding: 2 }}>{block(200)}</Card> }}
      >
        {HEIGHTS.map((height) => (
          <Card key={height} sx={{ padding: '16px 20px 20px' }}>
            {block(height)}
          </Card>
        ))}
      </FormLayout>
    </Box>
  );
}
