import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './EmptyDrawing';

interface EmptyStateProps {
  kind: EmptyKind;
  title: string;
  text?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Announced at once; for failures. */
  alert?: boolean;
}

export function EmptyState({ kind, title, text, actions, alert }: EmptyStateProps) {
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: 2,
        py: 4,
        maxWidth: 480,
        mx: 'auto',
      }}
    >
      <EmptyDrawing kind={kind} />
      <Typography component="p" variant="h6" sx={{ mt: 1.25 }}>
        {title}
      </Typography>
      {text && (
        <Typography
          variant="body2"
          // At most five lines, because a platform's message may be long.
          sx={{ color: 'text.secondary', mt: 0.25, overflowWrap: 'anywhere', maxHeight: '7.7em', overflow: 'auto' }}
        >
          {text}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.75 }}>{actions}</Box>
      )}
    </Box>
  );
}
