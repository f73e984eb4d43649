/** Styles of a list of cards side by side: the dragged one is faint, a line shows where it would be dropped. */
export const CARD_DROP_MARKS = {
  '& > li': { position: 'relative', minWidth: 0 },
  '& > [data-dragged]': { opacity: 0.5 },
  '& > [data-drop]::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 3,
    borderRadius: 'var(--radius-bar)',
    backgroundColor: 'var(--primary-main)',
  },
  '& > [data-drop="before"]::after': { left: -10 },
  '& > [data-drop="after"]::after': { right: -10 },
} as const;
