import { below } from '@/lib/theme/breakpoints';

/** Styles of a button that on phones is its icon alone; its text has the class `label`, and it an accessible name. */
export const ICON_ON_PHONE = {
  [below.phone]: { minWidth: 44, px: 0, '& .MuiButton-startIcon': { m: 0 }, '& .label': { display: 'none' } },
} as const;
