import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side: two or three if there is room, one below the other on phones. */
export function FieldRow({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  const template = { xs: '1fr', sm: '1fr 1fr', md: `repeat(${columns}, minmax(0, 1fr))` };
  return <Box sx={{ display: 'grid', gridTemplateColumns: template, gap: 2, alignItems: 'start' }}>{children}</Box>;
}
