import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const LINES = [62, 48, 70, 55, 46, 58, 66, 50];

/** The list before its first rows. */
export function InquirySkeleton() {
  return (
    <Box aria-hidden sx={{ overflow: 'hidden' }}>
      {LINES.map((width, index) => (
        <Box
          key={index}
          sx={{ display: 'flex', gap: 1.5, height: 94, px: 2, py: 1.5, borderBottom: '1px solid var(--border-subtle)' }}
        >
          <Skeleton variant="circular" width={36} height={36} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={`${width + 24}%`} height={12} sx={{ mt: 1 }} />
            <Skeleton width={56} height={20} sx={{ mt: 1 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
