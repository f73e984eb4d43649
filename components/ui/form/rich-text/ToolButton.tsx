import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TOUCH } from '@/lib/theme/breakpoints';

interface ToolButtonProps {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  /** What it opens. */
  popup?: 'menu';
  /** It keeps the focus, so that arrows can pass it. */
  disabled?: boolean;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
  children: ReactNode;
}

const Button = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.6875rem',
  height: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-chip)',
  background: 'none',
  color: 'var(--text-secondary)',
  cursor: 'pointer',
  '&:hover:not([aria-disabled="true"])': { backgroundColor: 'var(--surface-pressed)' },
  '&[aria-pressed="true"], &[aria-expanded="true"]': {
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary-on-soft)',
  },
  '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: -1 },
  '&[aria-disabled="true"]': { color: 'var(--text-disabled)', cursor: 'default' },
  [TOUCH]: { width: 44, height: 44 },
});

export function ToolButton({
  label,
  pressed,
  expanded,
  popup,
  disabled,
  onClick,
  children,
  ...focus
}: ToolButtonProps) {
  return (
    <Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-haspopup={popup}
      aria-disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
      {...focus}
    >
      {children}
    </Button>
  );
}
