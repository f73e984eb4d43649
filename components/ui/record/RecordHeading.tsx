import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { below } from '@/lib/theme/breakpoints';
import type { SavedRecord } from './record-kind';

/** The row with the title of a form's page and the state of the record. */
export const HeadingLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '2rem',
  // A date is not parted from its time.
  '& time': { whiteSpace: 'nowrap' },
  // The line about the record shrinks, so that the button stays on its line.
  [below.phone]: { columnGap: 8, '& > .MuiTypography-caption': { flex: '1 1 7rem', minWidth: 0 } },
  // On phones the frame's header already shows what is open: the form begins sooner.
  [below.desk]: { '& > h1': visuallyHidden },
});

interface RecordHeadingProps {
  title: string;
  /** The last saved version; none: a new record. */
  record: SavedRecord | undefined;
  /** A chip with the status. */
  children?: ReactNode;
}

/** The title of a form's page, and when the record was last saved. */
export function RecordHeading({ title, record, children }: RecordHeadingProps) {
  const t = useTranslations('form');
  return (
    <HeadingLine>
      <Typography variant="h1">{title}</Typography>
      {children}
      {record && (
        <Typography variant="caption" sx={{ color: 'var(--text-tertiary)' }}>
          {t.rich('version', { version: record.version, time: () => <Moment at={record.updatedAt} /> })}
        </Typography>
      )}
    </HeadingLine>
  );
}
