import type { Components, Theme } from '@mui/material/styles';
import { FLOATING, SMALL } from './css';
import { TOUCH } from '../breakpoints';

export const paper: Components<Theme>['MuiPaper'] = {
  defaultProps: { elevation: 0 },
  styleOverrides: {
    root: { backgroundColor: 'var(--surface-base)', backgroundImage: 'none', color: 'var(--text-primary)' },
  },
};

export const backdrop: Components<Theme>['MuiBackdrop'] = {
  styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
};

export const popover = {
  // A landmark of its own, because a snackbar is outside of all other landmarks.
  defaultProps: { slotProps: { root: { role: 'region' } } },
  styleOverrides: { paper: { ...FLOATING, marginTop: 4 } },
} satisfies Components<Theme>['MuiPopover'];

export const menuList: Components<Theme>['MuiList'] = {
  styleOverrides: { root: { '&[role="menu"], &[role="listbox"]': { padding: 6 } } },
};

export const menuItem: Components<Theme>['MuiMenuItem'] = {
  styleOverrides: {
    root: {
      ...SMALL,
      minHeight: '2.125rem',
      padding: '6px 10px',
      gap: 10,
      borderRadius: 'var(--radius-chip)',
      color: 'var(--text-primary)',
      '& svg': { width: '1rem', height: '1rem', color: 'var(--text-secondary)', flex: 'none' },
      '& .MuiListItemIcon-root': { minWidth: 0 },
      '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--surface-hover)' },
      '&.Mui-selected': {
        backgroundColor: 'var(--primary-soft)',
        color: 'var(--primary-on-soft)',
        fontWeight: 'var(--weight-medium)',
      },
      '&.Mui-selected:hover': { backgroundColor: 'var(--primary-soft-hover)' },
      '&.Mui-disabled': { opacity: 1, color: 'var(--text-disabled)' },
      [TOUCH]: { minHeight: 44 },
    },
  },
};

export const dialog: Components<Theme>['MuiDialog'] = {
  defaultProps: { maxWidth: 'xs', fullWidth: true },
  styleOverrides: {
    paper: {
      margin: 16,
      width: 'calc(100% - 32px)',
      borderRadius: 'var(--radius-dialog)',
      backgroundColor: 'var(--surface-raised)',
      boxShadow: 'var(--shadow-lg)',
      '&.MuiDialog-paperWidthXs': { maxWidth: 440 },
      '&.MuiDialog-paperWidthSm': { maxWidth: 600 },
      '&.MuiDialog-paperWidthMd': { maxWidth: 880 },
    },
  },
};

export const dialogTitle: Components<Theme>['MuiDialogTitle'] = {
  styleOverrides: {
    root: {
      padding: '20px 24px 8px',
      fontSize: 'var(--type-title)',
      lineHeight: '1.5rem',
      fontWeight: 'var(--weight-semibold)',
    },
  },
};

export const drawer: Components<Theme>['MuiDrawer'] = {
  styleOverrides: {
    paper: {
      backgroundColor: 'var(--surface-raised)',
      boxShadow: 'var(--shadow-lg)',
      '.MuiDrawer-anchorBottom &': { borderRadius: 'var(--radius-dialog) var(--radius-dialog) 0 0', maxHeight: '88vh' },
    },
  },
};
