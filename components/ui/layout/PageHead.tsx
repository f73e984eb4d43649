import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/feedback/CountBadge';

interface PageHeadProps {
  title: string;
  place?: string;
  count?: number;
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode;
}

/** Title, count and actions of a screen. On phones the frame's header already shows the title. */
export function PageHead({ title, place, count, actions }: PageHeadProps) {
  const format = useFormatter();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: { md: 40 }, mb: { md: 2 }, flex: 'none' }}>
      <Typography
        variant="h1"
        noWrap
        sx={{
          clipPath: { xs: 'inset(50%)', md: 'none' },
          position: { xs: 'absolute', md: 'static' },
          width: { xs: '1px', md: 'auto' },
        }}
      >
        {title}
      </Typography>
      {place && (
        <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, minWidth: 0, color: 'text.secondary' }}>
          <span aria-hidden>›</span>
          <Typography component="span" noWrap sx={{ font: 'inherit' }}>
            {place}
          </Typography>
        </Box>
      )}
      {count !== undefined && (
        <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
          <CountBadge>{format.number(count)}</CountBadge>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>{actions}</Box>
    </Box>
  );
}
