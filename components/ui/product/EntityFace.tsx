import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import type { Face } from './face';

interface EntityFaceProps {
  face: Face;
  size?: number;
  title?: ReactNode;
}

export function EntityFace({ face, size = 40, title = face.title }: EntityFaceProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, minWidth: 0 }}>
      <Thumb src={face.image} size={size} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" noWrap title={face.title}>
          <bdi>{title}</bdi>
        </Typography>
        <Typography variant="caption" component="div" noWrap sx={{ color: 'var(--text-tertiary)' }}>
          {face.note}
        </Typography>
      </Box>
      {face.state && <StatusChip tone={face.state.tone}>{face.state.text}</StatusChip>}
    </Box>
  );
}
