import type { Components, Theme } from '@mui/material/styles';
import { CAPTION, SMALL } from './css';
import { TOUCH } from '../breakpoints';

export const chip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: {
      ...CAPTION,
      height: '1.5rem',
      borderRadius: 'var(--radius-chip)',
      backgroundColor: 'var(--neutral-soft)',
      color: 'var(--neutral-text)',
      '&.MuiChip-colorPrimary': { backgroundColor: 'var(--primary-soft)', color: 'var(--primary-on-soft)' },
      '&.MuiChip-outlined': { backgroundColor: 'transparent', border: '1px solid var(--border-default)' },
      '& .MuiChip-deleteIcon': { width: '0.875rem', height: '0.875rem', color: 'inherit', margin: '0 5px 0 -4px' },
      '& .MuiChip-label': { padding: '0 8px' },
      '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
      // One that can be removed is a target.
      [TOUCH]: { '&.MuiChip-deletable, &.MuiChip-clickable': { height: 44, minWidth: 44 } },
    },
  },
};

export const pagination: Components<Theme>['MuiPaginationItem'] = {
  styleOverrides: {
    root: {
      ...SMALL,
      minWidth: '1.875rem',
      height: '1.875rem',
      margin: '0 2px',
      padding: '0 4px',
      borderRadius: 'var(--radius-chip)',
      color: 'var(--text-secondary)',
      fontVariantNumeric: 'tabular-nums',
      '&:hover': { backgroundColor: 'var(--surface-hover)' },
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: 'var(--primary-soft)',
        color: 'var(--primary-on-soft)',
        fontWeight: 'var(--weight-semibold)',
      },
      '&.Mui-disabled': { opacity: 1, color: 'var(--text-disabled)' },
      [TOUCH]: { minWidth: 44, height: 44 },
    },
    // Aligned with the numbers, independent of where a font places its dots.
    ellipsis: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: '1.875rem',
      [TOUCH]: { height: 44 },
    },
  },
};

export const avatar: Components<Theme>['MuiAvatar'] = {
  styleOverrides: {
    root: {
      width: '1.75rem',
      height: '1.75rem',
      fontSize: 'var(--type-caption)',
      fontWeight: 'var(--weight-semibold)',
      color: '#fff',
      backgroundColor: '#56607a',
      '&.MuiAvatar-rounded': { borderRadius: 'var(--radius-control)' },
    },
  },
};
