import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** On a card of a phone it is high enough for a finger, also where the bar of chosen rows lies close. */
const LINK = {
  color: 'var(--text-primary)',
  '@media (max-width: 599.95px)': { display: 'inline-block', lineHeight: '24px' },
};

interface TextCellProps {
  text: string;
  /** The language of the text, where it is not the interface's. */
  lang?: string;
  /** Where the text leads. */
  href?: string;
  /** A quiet second line. */
  note?: ReactNode;
  /** A word before the text that sets the row apart. */
  mark?: string;
}

/** A text with a quiet line below it; what has no room is cut off, and whole on hover. */
export function TextCell({ text, lang, href, note, mark }: TextCellProps) {
  const words = <span lang={lang}>{text}</span>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="div" noWrap dir="auto" title={text} sx={{ textAlign: 'left' }}>
        {mark && (
          <Box component="span" sx={{ mr: 0.75, color: 'var(--primary-text)', fontSize: '0.75rem' }}>
            {mark}
          </Box>
        )}
        {href ? (
          <Link href={href} sx={LINK}>
            {words}
          </Link>
        ) : (
          words
        )}
      </Typography>
      {note !== undefined && (
        <Typography variant="caption" component="div" noWrap sx={{ color: 'var(--text-tertiary)' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
