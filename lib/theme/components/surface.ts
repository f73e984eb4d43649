import type { Components, Theme } from '@mui/material/styles';
import { SMALL } from './css';

export const appBar: Components<Theme>['MuiAppBar'] = {
  defaultProps: { elevation: 0, color: 'inherit' },
  styleOverrides: {
    root: {
      backgroundColor: 'var(--header-bg)',
      color: 'var(--header-text)',
      borderBottom: '1px solid var(--header-border)',
    },
  },
};

export const toolbar: Components<Theme>['MuiToolbar'] = {
  defaultProps: { disableGutters: true },
  styleOverrides: { root: { minHeight: 56, gap: 6 } },
};

export const breadcrumbs: Components<Theme>['MuiBreadcrumbs'] = {
  styleOverrides: {
    root: { ...SMALL, color: 'var(--text-tertiary)' },
    separator: { margin: '0 8px' },
    li: { '&:last-of-type': { color: 'var(--text-primary)', fontWeight: 'var(--weight-medium)' } },
  },
};

export const divider: Components<Theme>['MuiDivider'] = {
  styleOverrides: { root: { borderColor: 'var(--border-subtle)' } },
};
