import { TOUCH } from './breakpoints';

/**
 * A link whose target is at least 24 px each way (WCAG 2.5.8) in any font; on touch a finger hits 44 px, without a change
 * of what is drawn. Its line height follows the surrounding text where that is more (docs/decisions.md D115).
 */
export const target = {
  display: 'inline-block',
  minWidth: '1.5rem',
  maxWidth: '100%',
  lineHeight: 'max(24px, 1lh)',
  [TOUCH]: { minWidth: 44, paddingBlock: 10, marginBlock: -10 },
} as const;
