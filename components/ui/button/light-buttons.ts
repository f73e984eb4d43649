import { styled } from '@mui/material/styles';

/**
 * Buttons for what everybody waits for on a poor line: they look like the theme's, and are plain elements, because
 * MUI's button with its ripple is 13 kB of the login page.
 */
export const LightButton = styled('button')({
  width: '100%',
  height: 44,
  border: 0,
  borderRadius: 8,
  background: 'var(--primary-main)',
  color: 'var(--primary-on-primary)',
  boxShadow: 'inset 0 1px 0 rgba(255,255,255,.14), 0 1px 2px rgba(20,26,38,.16)',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { background: 'var(--primary-hover)' },
  '&:active': { background: 'var(--primary-active)' },
  '&[aria-busy="true"]': { opacity: 0.75, cursor: 'progress' },
});

export const LightTextButton = styled('button')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 30,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--text-link)',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: 'var(--primary-soft)' },
  '&:disabled': { color: 'var(--text-tertiary)', background: 'none', cursor: 'default' },
});

export const LightIconButton = styled('button')({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'var(--header-icon)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--header-hover-bg)' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
});
