import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { CAPTION, SMALL } from './css';
import { fieldSlots } from './field-slots';

export const outlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { slots: fieldSlots },
};

/** Their keyframes would find out about autofill for labels that move into the border: there are none. */
export const inputBase: Components<Theme>['MuiInputBase'] = { defaultProps: { disableInjectingGlobalStyles: true } };

export const inputAdornment: Components<Theme>['MuiInputAdornment'] = {
  styleOverrides: {
    root: { margin: 0, height: 'auto', maxHeight: 'none', color: 'var(--text-tertiary)', '& p': CAPTION },
  },
};

export const formControl: Components<Theme>['MuiFormControl'] = {
  styleOverrides: { root: { gap: 6, minWidth: 0 } },
};

const label = {
  ...SMALL,
  fontWeight: 'var(--weight-medium)',
  color: 'var(--text-secondary)',
  '&.Mui-focused, &.Mui-error': { color: 'var(--text-secondary)' },
  '& .MuiFormLabel-asterisk': { color: 'var(--error-text)', fontWeight: 'var(--weight-semibold)' },
};

export const formLabel: Components<Theme>['MuiFormLabel'] = { styleOverrides: { root: label } };

export const formHelperText: Components<Theme>['MuiFormHelperText'] = {
  styleOverrides: {
    root: {
      ...CAPTION,
      margin: 0,
      color: 'var(--text-tertiary)',
      '&.Mui-error': { color: 'var(--error-text)' },
    },
  },
};

export const select: Components<Theme>['MuiSelect'] = {
  defaultProps: { IconComponent: ChevronDown },
  styleOverrides: {
    root: {
      // The padding belongs to the inner element that is pressed, in the small size too.
      '&, &.MuiInputBase-sizeSmall': { padding: 0 },
      '& .MuiSelect-icon': { color: 'var(--text-tertiary)', right: 9, top: 'calc(50% - 8px)' },
    },
    select: {
      // The select element also has the class of inputs and would get their override.
      '&.MuiSelect-select': { minHeight: 0, padding: '7px 32px 7px 11px' },
      '.MuiInputBase-sizeSmall > &.MuiSelect-select': { padding: '5px 28px 5px 9px' },
    },
  },
};
