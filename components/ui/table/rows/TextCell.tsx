import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { visibleText } from '@/lib/util/files/file-name';

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
  const words = <bdi lang={lang}>{visibleText(text)}</bdi>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="subtitle2"
        component="div"
        dir="auto"
        title={text}
        sx={{ display: 'flex', gap: 0.75, textAlign: 'left' }}
      >
        {mark && (
          <Box component="span" sx={{ flex: 'none', color: 'var(--primary-text)', fontSize: '0.75rem' }}>
            {mark}
          </Box>
        )}
        {href ? (
          <Link noWrap href={href} sx={{ display: 'block', color: 'var(--text-primary)' }}>
            {words}
          </Link>
        ) : (
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {words}
          </Box>
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
