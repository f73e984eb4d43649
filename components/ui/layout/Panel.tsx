import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { SKIPPED_WHILE_FAR, skipWhileFar } from './skip-while-far';

interface PanelProps {
  /** Target of links, and of error summaries. */
  id?: string;
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A card with a heading: one region of a page (board: cards). Its content extends to the edges. */
export function Panel({ id, title, note, aside, busy, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card
      ref={skipWhileFar}
      component="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      aria-busy={busy}
      sx={{ ...SKIPPED_WHILE_FAR, display: 'flex', flexDirection: 'column', minWidth: 0, scrollMarginTop: 20 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          minHeight: 52,
          padding: { xs: '8px 16px', sm: '8px 20px' },
        }}
      >
        <Typography variant="h6" component="h2" id={titleId}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" sx={{ color: 'var(--text-tertiary)' }}>
            {note}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {aside}
      </Box>
      {children}
    </Card>
  );
}
