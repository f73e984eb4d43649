import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TOUCH } from '@/lib/theme/breakpoints';

interface ToolButtonProps {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
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
  '&:hover:not(:disabled)': { backgroundColor: 'var(--surface-pressed)' },
  '&[aria-pressed="true"], &[aria-expanded="true"]': {
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary-on-soft)',
  },
  '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: -1 },
  '&:disabled': { color: 'var(--text-disabled)', cursor: 'default' },
  [TOUCH]: { width: 44, height: 44 },
});

export function ToolButton({ label, pressed, expanded, disabled, onClick, children }: ToolButtonProps) {
  return (
    <Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
