import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DENSITY_SIZES, type Density } from './rows/column';

const CHIP = 56;
const CELLS = [64, 104, CHIP, 72, 88];
const LINES = [62, 48, 70, 55, 46, 58, 66, 50, 60, 44];

/** A list before its first rows: the shape and height of what comes. */
export function ListSkeleton({ density = 'comfortable', cards }: { density?: Density; cards?: boolean }) {
  const { row, thumb } = DENSITY_SIZES[density];
  const size = cards ? 64 : thumb;
  const line = cards ? undefined : '1px solid var(--border-subtle)';
  return (
    <Box aria-hidden sx={{ overflow: 'hidden', flex: 1, minHeight: 0 }}>
      {!cards && <Box sx={{ height: 40, bgcolor: 'var(--surface-sunken)', borderBottom: line }} />}
      {LINES.map((width, index) => (
        <Box
          key={index}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: cards ? 1.5 : 2,
            height: cards ? 136 : row,
            borderBottom: line,
          }}
        >
          {!cards && <Skeleton width={16} height={16} />}
          <Skeleton width={size} height={size} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${width}%`} height={12} />
            {(cards || density === 'comfortable') && <Skeleton width={`${width - 16}%`} height={10} sx={{ mt: 1 }} />}
          </Box>
          {!cards && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 6, ml: 4 }}>
              {CELLS.map((cell, at) => (
                <Skeleton
                  key={at}
                  width={cell}
                  height={cell === CHIP ? 22 : 12}
                  sx={{ display: { xs: at < CELLS.length - 2 ? 'none' : 'block', md: 'block' } }}
                />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
