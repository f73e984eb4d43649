import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { visibleText } from '@/lib/util/files/file-name';
import { Thumb } from './Thumb';

/** The end of a card: when it was changed, and what can be done with it. */
export const CardFoot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  margin: '10px -4px -8px 0',
  borderTop: '1px solid var(--border-subtle)',
  color: 'var(--text-tertiary)',
  fontSize: '0.75rem',
  '& time': { marginRight: 'auto' },
});

interface RecordCardProps {
  image: string | undefined;
  title: string;
  href: string;
  /** The quiet line below the title. */
  note?: ReactNode;
  updatedAt: string;
  /** The buttons of the row. */
  actions: ReactNode;
  /** Further lines. */
  children?: ReactNode;
}

/** A record of a list on a phone. */
export function RecordCard({ image, title, href, note, updatedAt, actions, children }: RecordCardProps) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Thumb src={image} size={64} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            noWrap
            dir="auto"
            variant="h6"
            href={href}
            sx={{ display: 'block', mr: 4, color: 'var(--text-primary)' }}
          >
            {visibleText(title)}
          </Link>
          <Typography variant="caption" component="div" noWrap sx={{ color: 'var(--text-tertiary)' }}>
            {note}
          </Typography>
          {children}
        </Box>
      </Box>
      <CardFoot>
        <Moment at={updatedAt} />
        {actions}
      </CardFoot>
    </>
  );
}

/** A line of a card: what stands in it goes on below where there is no room. */
export const CardLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  marginTop: 6,
  fontSize: '0.75rem',
  color: 'var(--text-tertiary)',
});
