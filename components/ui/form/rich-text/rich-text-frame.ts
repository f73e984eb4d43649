import { styled } from '@mui/material/styles';
import { FOREIGN_PICTURE } from '@/components/ui/feedback/foreign-picture';

/** The look of suppliers' formatted text, in the editor and where it is displayed. */
export const RICH_TEXT = {
  '& > :first-of-type': { marginTop: 0 },
  '& p': { margin: '0 0 8px' },
  '& h2, & h3, & h4': { margin: '14px 0 6px', lineHeight: '1.5rem', fontWeight: 'var(--weight-semibold)' },
  '& h2': { fontSize: 'var(--type-story)' },
  '& h3': { fontSize: 'var(--type-lead)' },
  '& h4': { fontSize: 'var(--type-body)' },
  '& ul, & ol': { margin: '0 0 8px', paddingInlineStart: 22 },
  '& li > p': { margin: 0 },
  '& a': { color: 'var(--text-link)' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 'var(--radius-chip)' },
  '& blockquote': { margin: '0 0 8px', paddingInlineStart: 12, borderInlineStart: '3px solid var(--border-default)' },
  '& table': { width: '100%', borderCollapse: 'collapse', margin: '0 0 8px' },
  '& th, & td': { border: '1px solid var(--border-default)', padding: '4px 8px', textAlign: 'start', height: 'auto' },
  '& th': { position: 'static', backgroundColor: 'var(--surface-sunken)', color: 'inherit', fontSize: 'inherit' },
  '& td > p, & th > p': { margin: 0 },
} as const;

/** The box of the editor, and the look of the text in it. */
export const RichTextFrame = styled('div')({
  border: '1px solid var(--border-control)',
  borderRadius: 'var(--radius-control)',
  backgroundColor: 'var(--surface-base)',
  minWidth: 0,
  '&:hover': { borderColor: 'var(--text-tertiary)' },
  '&:focus-within': {
    borderColor: 'var(--primary-main)',
    outline: '3px solid color-mix(in srgb, var(--focus-ring) 22%, transparent)',
  },
  '&[data-invalid]': { borderColor: 'var(--error-main)' },
  '& .rich-text-body': { position: 'relative', maxHeight: 420, overflow: 'auto' },
  '&[data-empty] .rich-text-body::before': {
    content: 'attr(data-placeholder)',
    position: 'absolute',
    inset: '8px 11px auto',
    color: 'var(--text-tertiary)',
    pointerEvents: 'none',
  },
  '& .rich-text': {
    minHeight: 200,
    padding: '8px 11px',
    outline: 'none',
    lineHeight: '1.5rem',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
    ...RICH_TEXT,
    ...FOREIGN_PICTURE,
    '& .selectedCell': { backgroundColor: 'var(--primary-soft)' },
    '& .ProseMirror-selectednode': { outline: '2px solid var(--focus-ring)' },
    '& .ProseMirror-gapcursor, & .ProseMirror-separator': { display: 'none' },
  },
});
