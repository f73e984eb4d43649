import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

/** The buttons lie over the end of their row, on its own colour; at rest a quiet mark stands for them. */
const Root = styled('div')({
  display: 'flex',
  backgroundColor: 'inherit',
  justifyContent: 'flex-end',
  '& .rest': { margin: '0 6px', color: 'var(--text-tertiary)' },
  '& .buttons': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    padding: '0 12px 0 4px',
    backgroundColor: 'inherit',
    opacity: 0,
    transition: 'opacity .12s',
  },
  // What they lie over fades out under them. Only while they are seen: a mask for every row slows the whole list down.
  '@media (hover: hover)': {
    'tr:hover & .buttons::before, &:focus-within .buttons::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      right: '100%',
      width: 28,
      backgroundColor: 'inherit',
      maskImage: 'linear-gradient(90deg, transparent, #000)',
      pointerEvents: 'none',
    },
  },
  'tr:hover & .buttons, &:focus-within .buttons': { opacity: 1 },
  '@media (hover: none)': {
    '& .rest': { display: 'none' },
    '& .buttons': { position: 'static', padding: 0, opacity: 1 },
  },
});

/** What can be done with one row. They come with hover or focus, and are always there where nothing hovers. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Ellipsis size={16} className="rest" aria-hidden />
      <div className="buttons">{children}</div>
    </Root>
  );
}
