import { Skeleton } from '@/components/ui/loading/Skeleton';
import { CardGrid } from './card-grid';

const CARDS = Array.from({ length: 12 }, (_, index) => index);

export function GridSkeleton() {
  return (
    <CardGrid aria-hidden>
      {CARDS.map((card) => (
        <div key={card}>
          <Skeleton width="100%" aspectRatio="144 / 130" />
          <Skeleton width="70%" height={14} margin="10px 0 0" />
          <Skeleton width="45%" height={12} margin="6px 0 12px" />
        </div>
      ))}
    </CardGrid>
  );
}
