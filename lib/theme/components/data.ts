import type { Components, Theme } from '@mui/material/styles';

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
