import type { Components, Theme } from '@mui/material/styles';
import { TOUCH } from '../breakpoints';

/**
 * Contained is the one primary action of a region, outlined the default, text a quiet one. `color="error"` marks
 * danger; `color="inherit"` on a text button is neutral, for toolbars.
 */
export const button: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'outlined', disableElevation: true },
  styleOverrides: {
    root: {
      minWidth: 0,
      minHeight: '2.25rem',
      padding: '0 14px',
      gap: 6,
      borderRadius: 'var(--radius-control)',
      fontSize: 'var(--type-body)',
      lineHeight: '1.25rem',
      fontWeight: 'var(--weight-medium)',
      whiteSpace: 'nowrap',
      flex: 'none',
      transition: 'background-color .12s, border-color .12s, box-shadow .12s',
      '&.MuiButton-sizeSmall': {
        minHeight: '1.875rem',
        padding: '0 10px',
        fontSize: 'var(--type-small)',
        borderRadius: 'var(--radius-chip)',
      },
      '&.MuiButton-sizeLarge': { minHeight: 44, fontSize: 'var(--type-lead)' },
      [TOUCH]: { '&, &.MuiButton-sizeSmall': { minWidth: 44, minHeight: 44 } },
      '& svg': { width: '1rem', height: '1rem' },
      '& .MuiButton-icon': { margin: 0 },
      '&.MuiButton-contained': {
        backgroundColor: 'var(--primary-main)',
        color: 'var(--primary-on-primary)',
        boxShadow: 'inset 0 1px 0 rgba(255,255,255,.14), 0 1px 2px rgba(20,26,38,.16)',
        '&:hover': { backgroundColor: 'var(--primary-hover)' },
        '&:active': { backgroundColor: 'var(--primary-active)' },
        '&.MuiButton-colorError': {
          backgroundColor: 'var(--error-main)',
          color: 'var(--error-on)',
          '&:hover': { backgroundColor: 'color-mix(in srgb, var(--error-main) 88%, #000)' },
        },
      },
      '&.MuiButton-outlined': {
        backgroundColor: 'var(--surface-base)',
        borderColor: 'var(--border-default)',
        boxShadow: 'var(--shadow-xs)',
        color: 'var(--text-primary)',
        '& svg': { color: 'var(--text-secondary)' },
        '&:hover': { backgroundColor: 'var(--surface-hover)' },
        '&:active': { backgroundColor: 'var(--surface-pressed)' },
        '&.MuiButton-colorError': { borderColor: 'var(--error-border)', color: 'var(--error-text)' },
        '&.MuiButton-colorError svg': { color: 'inherit' },
      },
      '&.MuiButton-text': {
        color: 'var(--text-link)',
        padding: '0 8px',
        '&:hover': { backgroundColor: 'var(--primary-soft)' },
        '&.MuiButton-colorInherit': { color: 'var(--text-secondary)', padding: '0 10px' },
        '&.MuiButton-colorInherit:hover': { backgroundColor: 'var(--surface-hover)' },
        '&.MuiButton-colorError': { color: 'var(--error-text)' },
        '&.MuiButton-colorError:hover': { backgroundColor: 'var(--error-soft)' },
      },
      // Disabled for what it does, but still in the order of Tab.
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&:is(.Mui-disabled, [aria-disabled="true"]):not(.MuiButton-text, .MuiButton-loading)': {
        backgroundColor: 'var(--surface-pressed)',
        borderColor: 'transparent',
        color: 'var(--text-disabled)',
        boxShadow: 'none',
      },
      '&.MuiButton-text.Mui-disabled:not(.MuiButton-loading)': { color: 'var(--text-disabled)' },
      // While loading, the button keeps its width and shows a spinner in place of the label.
      '&.MuiButton-loading:is(.MuiButton-contained, .MuiButton-outlined, .MuiButton-text)': { color: 'transparent' },
      '& .MuiButton-loadingIndicator': { color: 'var(--text-secondary)' },
      '&.MuiButton-contained .MuiButton-loadingIndicator': { color: 'var(--primary-on-primary)' },
    },
  },
};

export const iconButton: Components<Theme>['MuiIconButton'] = {
  styleOverrides: {
    root: {
      width: '2rem',
      height: '2rem',
      padding: 0,
      borderRadius: 'var(--radius-control)',
      flex: 'none',
      color: 'var(--text-secondary)',
      transition: 'background-color .12s, color .12s',
      '&:hover, &[aria-expanded="true"]': { backgroundColor: 'var(--surface-hover)', color: 'var(--text-primary)' },
      '&.Mui-disabled': { color: 'var(--text-disabled)' },
      '&.MuiIconButton-sizeSmall': { width: '1.75rem', height: '1.75rem', borderRadius: 'var(--radius-chip)' },
      '&.MuiIconButton-colorError:hover': { backgroundColor: 'var(--error-soft)', color: 'var(--error-text)' },
      '& svg': { width: '1.125rem', height: '1.125rem' },
      '&.MuiIconButton-sizeSmall svg': { width: '1rem', height: '1rem' },
      '&.MuiIconButton-sizeLarge': { width: 44, height: 44 },
      [TOUCH]: { '&, &.MuiIconButton-sizeSmall': { width: 44, height: 44 } },
    },
  },
};
