import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { TOUCH } from '@/lib/theme/breakpoints';

const Track = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 2,
  gap: 2,
  borderRadius: 'var(--radius-control)',
  backgroundColor: 'var(--surface-pressed)',
  alignSelf: 'flex-start',
  '[data-scheme="dark"] &': {
    backgroundColor: 'var(--surface-sunken)',
    boxShadow: 'inset 0 0 0 1px var(--border-subtle)',
  },
});

const Segment = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  padding: '0 11px',
  borderRadius: 'var(--radius-chip)',
  fontSize: 'var(--type-small)',
  color: 'var(--text-secondary)',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    backgroundColor: 'var(--surface-base)',
    color: 'var(--text-primary)',
    fontWeight: 'var(--weight-semibold)',
    boxShadow: 'var(--shadow-xs)',
  },
  '[data-scheme="dark"] &:has(:checked)': { backgroundColor: 'var(--surface-raised)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 1 },
  [TOUCH]: { minHeight: 44 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
});

interface SegmentedProps extends Omit<ComponentProps<typeof Track>, 'onChange' | 'onBlur'> {
  /** The name of the radio group; unique on the page. */
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A choice of a few, all visible. Arrow keys move, as in any radio group. */
export function Segmented({ name, options, value, disabled, onChange, onBlur, ...track }: SegmentedProps) {
  return (
    <Track role="radiogroup" {...track}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            disabled={disabled}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
