import { Skeleton } from '@/components/ui/loading/Skeleton';
import styles from './ListSkeleton.module.css';
import { DENSITY_SIZES, type Density } from './rows/column';

const CHIP = 56;
const CELLS = [64, 104, CHIP, 72, 88];
const LINES = [62, 48, 70, 55, 46, 58, 66, 50, 60, 44];

/** The skeleton of a list, with the height of its rows. */
export function ListSkeleton({ density = 'comfortable', cards }: { density?: Density; cards?: boolean }) {
  const { row, thumb } = DENSITY_SIZES[density];
  const size = cards ? 64 : thumb;
  return (
    <div aria-hidden className={styles.list}>
      {!cards && <div className={styles.head} />}
      {LINES.map((width, index) => (
        <div key={index} className={cards ? styles.card : styles.line} style={cards ? undefined : { height: row }}>
          {!cards && <Skeleton width={16} height={16} />}
          <Skeleton width={size} height={size} />
          <div className={styles.words}>
            <Skeleton width={`${width}%`} height={12} />
            {(cards || density === 'comfortable') && <Skeleton width={`${width - 16}%`} height={10} margin="8px 0 0" />}
          </div>
          {!cards && (
            <div className={styles.cells}>
              {CELLS.map((cell, at) => (
                <Skeleton key={at} width={cell} height={cell === CHIP ? 22 : 12} />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
