import { styled } from '@mui/material/styles';

export type StatusTone = 'neutral' | 'hollow' | 'success' | 'warning' | 'error' | 'info' | 'primary';

const TEXT: Partial<Record<StatusTone, string>> = { hollow: 'var(--neutral-text)', primary: 'var(--primary-on-soft)' };
const SOFT: Partial<Record<StatusTone, string>> = { hollow: 'var(--neutral-soft)' };

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: StatusTone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 22,
  padding: '0 8px 0 7px',
  borderRadius: 6,
  fontSize: '0.75rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: TEXT[tone] ?? `var(--${tone}-text)`,
  backgroundColor: SOFT[tone] ?? `var(--${tone}-soft)`,
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 6,
    height: 6,
    borderRadius: '50%',
    border: '1.5px solid currentColor',
    backgroundColor: tone === 'hollow' ? 'transparent' : 'currentColor',
  },
}));

/** A state: a dot and a word on the soft tone; never colour alone. Takes the props of a span. */
export const StatusChip = Root;
