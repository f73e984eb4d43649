/** Where fingers work: below the frame's breakpoint, or on a coarse pointer. Targets are 44 px there. */
export const TOUCH = '@media (max-width: 991.95px), (pointer: coarse)';

/** Small text of lists, labels and chips. */
export const SMALL = { fontSize: '0.8125rem', lineHeight: '20px' };
export const CAPTION = { fontSize: '0.75rem', lineHeight: '18px' };

/** The 3 px ring around a field that is written in. */
export const FIELD_RING = {
  borderColor: 'var(--primary-main)',
  outline: '3px solid color-mix(in srgb, var(--focus-ring) 22%, transparent)',
};

/** A surface that floats above the page. */
export const FLOATING = {
  backgroundColor: 'var(--surface-raised)',
  border: '1px solid var(--border-subtle)',
  borderRadius: 10,
  boxShadow: 'var(--shadow-md)',
};

/** A tip: a few words about what is pointed at. */
export const TIP = {
  ...CAPTION,
  padding: '5px 9px',
  borderRadius: 6,
  background: 'var(--tooltip-bg)',
  color: 'var(--tooltip-text)',
};
