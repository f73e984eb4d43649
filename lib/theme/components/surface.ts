import type { Components, Theme } from '@mui/material/styles';
import { target } from '../target';
import { SMALL } from './css';

export const card: Components<Theme>['MuiCard'] = {
  styleOverrides: {
    root: { borderRadius: 'var(--radius-card)', border: '1px solid var(--border-subtle)', boxShadow: 'none' },
  },
};

export const alert: Components<Theme>['MuiAlert'] = {
  styleOverrides: {
    root: {
      padding: '10px 14px',
      gap: 10,
      alignItems: 'flex-start',
      borderRadius: 'var(--radius-panel)',
      border: '1px solid var(--border-subtle)',
      fontSize: 'var(--type-body)',
      lineHeight: '1.375rem',
      color: 'var(--text-primary)',
      '& .MuiAlert-icon': { margin: 0, padding: '2px 0', opacity: 1, fontSize: 'var(--type-story)' },
      '& .MuiAlert-message': { padding: 0, minWidth: 0, flex: 1 },
      '& .MuiAlert-action': { margin: 0, padding: 0 },
      ...Object.fromEntries(
        ['error', 'warning', 'info', 'success'].map((tone) => [
          `&.MuiAlert-color${tone.charAt(0).toUpperCase()}${tone.slice(1)}`,
          {
            backgroundColor: `var(--${tone}-soft)`,
            borderColor: `var(--${tone}-border)`,
            '& .MuiAlert-icon': { color: `var(--${tone}-text)` },
          },
        ]),
      ),
    },
  },
};

export const alertTitle: Components<Theme>['MuiAlertTitle'] = {
  styleOverrides: {
    root: { margin: 0, fontSize: 'var(--type-body)', lineHeight: '1.375rem', fontWeight: 'var(--weight-semibold)' },
  },
};

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

export const link: Components<Theme>['MuiLink'] = {
  defaultProps: { underline: 'hover' },
  styleOverrides: {
    root: { ...target, color: 'var(--text-link)', textUnderlineOffset: 3, borderRadius: 'var(--radius-mark)' },
  },
};

export const divider: Components<Theme>['MuiDivider'] = {
  styleOverrides: { root: { borderColor: 'var(--border-subtle)' } },
};

export const linearProgress: Components<Theme>['MuiLinearProgress'] = {
  styleOverrides: {
    root: { height: 2, backgroundColor: 'transparent' },
    bar: {
      backgroundColor: 'var(--primary-main)',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
  },
};
