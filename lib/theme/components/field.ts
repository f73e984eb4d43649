import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { selectSlots } from './select-slots';

export const outlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { slots: selectSlots },
};

/** Their keyframes would find out about autofill for labels that move into the border: there are none. */
export const inputBase: Components<Theme>['MuiInputBase'] = { defaultProps: { disableInjectingGlobalStyles: true } };

export const select: Components<Theme>['MuiSelect'] = {
  defaultProps: { IconComponent: ChevronDown },
  styleOverrides: {
    root: {
      // The padding belongs to the inner element that is pressed, in the small size too.
      '&, &[data-size="small"]': { padding: 0 },
      '& .MuiSelect-icon': { color: 'var(--text-tertiary)', right: 9, top: 'calc(50% - 8px)' },
    },
    select: {
      // The select element also has the class of inputs and would get their override.
      '&.MuiSelect-select': { minHeight: 0, padding: '7px 32px 7px 11px' },
      '[data-size="small"] > &.MuiSelect-select': { padding: '5px 28px 5px 9px' },
    },
  },
};
