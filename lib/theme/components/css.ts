/** Where touch is likely: below the frame's breakpoint, or with a coarse pointer. Targets are 44 px there. */
export const TOUCH = '@media (max-width: 991.95px), (pointer: coarse)';

/** Small text of lists, labels and chips. */
export const SMALL = { fontSize: '0.8125rem', lineHeight: '20px' };
export const CAPTION = { fontSize: '0.75rem', lineHeight: '18px' };

/** The 3 px ring around a focused field. */
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

/** The look of tooltips. */
export const TIP = {
  ...CAPTION,
  padding: '5px 9px',
  borderRadius: 6,
  background: 'var(--tooltip-bg)',
  color: 'var(--tooltip-text)',
};
