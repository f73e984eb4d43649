/**
 * A link that can be hit whatever font its text is drawn in: at least 24 px each way (WCAG 2.5.8). Its line is as high
 * as the text around it where that is more (docs/decisions.md D115).
 */
export const target = {
  display: 'inline-block',
  minWidth: 24,
  maxWidth: '100%',
  lineHeight: 'max(24px, 1lh)',
} as const;
