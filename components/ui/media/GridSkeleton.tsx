import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from './card-grid';

const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** Cards before the first materials are there. */
export function GridSkeleton() {
  return (
    <CardGrid aria-hidden>
      {CARDS.map((card) => (
        <div key={card}>
          <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '144 / 130' }} />
          <Skeleton width="70%" height={14} sx={{ mt: 1.25 }} />
          <Skeleton width="45%" height={12} sx={{ mt: 0.75, mb: 1.5 }} />
        </div>
      ))}
    </CardGrid>
  );
}
