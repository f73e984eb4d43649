/** Small text of lists, labels and chips. */
export const SMALL = { fontSize: 'var(--type-small)', lineHeight: '1.25rem' };

/** A surface that floats above the page. */
export const FLOATING = {
  backgroundColor: 'var(--surface-raised)',
  border: '1px solid var(--border-subtle)',
  borderRadius: 'var(--radius-panel)',
  boxShadow: 'var(--shadow-md)',
};
