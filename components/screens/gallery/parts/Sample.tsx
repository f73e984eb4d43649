import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { Panel } from '@/components/ui/layout/Panel';
import { copyText } from '@/lib/state/copy-text';
import { from } from '@/lib/theme/breakpoints';

const Note = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '0 16px 12px',
  color: 'var(--text-secondary)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  [from.phone]: { padding: '0 20px 14px' },
  '&[data-plain]': { padding: '0 0 16px' },
  '& p': { margin: 0, maxWidth: 640, textWrap: 'pretty' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 },
  '& [role="radiogroup"]': { justifySelf: 'start' },
  '& code': {
    padding: '2px 6px',
    borderRadius: 'var(--radius-chip)',
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--text-secondary)',
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
  },
});

const Body = styled('div')({
  minWidth: 0,
  borderTop: '1px solid var(--border-subtle)',
  padding: 16,
  [from.phone]: { padding: 20 },
  '&[data-flush]': { padding: 0 },
  // A plain table that fills the card begins where the text above it does.
  '&[data-flush] > table > * > tr > :is(th, td)': {
    '&:first-of-type': { paddingLeft: 20 },
    '&:last-of-type': { paddingRight: 20 },
  },
});

interface SampleNoteProps {
  /** Which component it shows, in a sentence. */
  text: string;
  /** Where it is. */
  files: readonly string[];
  /** Directly on the page instead of in a card. */
  plain?: boolean;
  children?: ReactNode;
}

/** What a sample shows, and the files in which a developer finds it. */
export function SampleNote({ text, files, plain, children }: SampleNoteProps) {
  const t = useTranslations('gallery.sample');
  return (
    <Note data-gallery-sample="" data-plain={plain || undefined}>
      <p>{text}</p>
      <ul aria-label={t('files')}>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
            <IconAction
              size="small"
              label={t('copy', { file })}
              tip={t('copyFile')}
              onClick={() => void copyText(file, t('copied'), t('notCopied'))}
            >
              <Copy size={14} aria-hidden />
            </IconAction>
          </li>
        ))}
      </ul>
      {children}
    </Note>
  );
}

interface SampleProps extends Pick<SampleNoteProps, 'text' | 'files'> {
  title: string;
  /** The switch of its states. */
  states?: ReactNode;
  /** Its content extends to the edges. */
  flush?: boolean;
  /** Absent: what it shows is a card of its own below it. */
  children?: ReactNode;
}

/** One component in one of its states, with what a developer must know to use it. */
export const Sample = ({ title, text, files, states, flush, children }: SampleProps) => (
  <Panel title={title} aside={states}>
    <SampleNote text={text} files={files} />
    {children !== undefined && <Body data-flush={flush || undefined}>{children}</Body>}
  </Panel>
);
