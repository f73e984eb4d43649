import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { CAPTION, FIELD_RING, SMALL } from './css';
import { TOUCH } from '../breakpoints';

/** Fields are 36 px high, small 30 (toolbars, tables), large 44 (login). The label is above the field, never inside. */
export const outlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      minHeight: '2.25rem',
      padding: '0 11px',
      gap: 8,
      borderRadius: 'var(--radius-control)',
      backgroundColor: 'var(--surface-base)',
      color: 'var(--text-primary)',
      fontSize: 'var(--type-body)',
      lineHeight: '1.375rem',
      '& svg': { color: 'var(--text-tertiary)', width: '1rem', height: '1rem', flex: 'none' },
      '&.MuiInputBase-sizeSmall': {
        minHeight: '1.875rem',
        padding: '0 9px',
        fontSize: 'var(--type-small)',
        borderRadius: 'var(--radius-chip)',
      },
      '&.MuiInputBase-sizeLarge': { minHeight: 44, padding: '0 14px', fontSize: 'var(--type-lead)' },
      '&.MuiInputBase-multiline': { minHeight: 72, padding: '7px 11px', alignItems: 'flex-start' },
      [TOUCH]: {
        '&, &.MuiInputBase-sizeSmall, &.MuiInputBase-sizeLarge': { minHeight: 44, fontSize: 'var(--type-title)' },
        '&.MuiInputBase-multiline': { fontSize: 'var(--type-title)' },
      },
      '& .MuiOutlinedInput-notchedOutline': {
        top: 0,
        padding: 0,
        borderColor: 'var(--border-control)',
        transition: 'border-color .12s',
        '& legend': { display: 'none' },
      },
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-tertiary)' },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, ...FIELD_RING },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error-main)' },
      '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
        outlineColor: 'color-mix(in srgb, var(--error-main) 22%, transparent)',
      },
      '&.Mui-disabled': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text-tertiary)' },
      '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border-default)' },
    },
    input: {
      height: 'auto',
      padding: 0,
      textOverflow: 'ellipsis',
      '&::placeholder': { color: 'var(--text-tertiary)', opacity: 1 },
      '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
      '&:-webkit-autofill': { WebkitBoxShadow: 'none', borderRadius: 'var(--radius-mark)' },
      '&[type="number"]': { fontVariantNumeric: 'tabular-nums' },
    },
  },
};

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

export const inputLabel: Components<Theme>['MuiInputLabel'] = {
  defaultProps: { shrink: true, variant: 'standard' },
  styleOverrides: {
    root: {
      ...label,
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      overflow: 'visible',
      whiteSpace: 'normal',
    },
  },
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
