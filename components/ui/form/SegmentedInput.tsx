import { styled } from '@mui/material/styles';
import type { Choice } from './SelectInput';
import { inputAria, useFieldInput } from './field-context';

const Track = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 2,
  gap: 2,
  borderRadius: 8,
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
  minHeight: 28,
  padding: '0 11px',
  borderRadius: 6,
  fontSize: '0.8125rem',
  color: 'var(--text-secondary)',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    backgroundColor: 'var(--surface-base)',
    color: 'var(--text-primary)',
    fontWeight: 600,
    boxShadow: 'var(--shadow-xs)',
  },
  '[data-scheme="dark"] &:has(:checked)': { backgroundColor: 'var(--surface-raised)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 1 },
  '@media (max-width: 991.95px), (pointer: coarse)': { minHeight: 44 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
});

/** One of a few, all in sight. Arrow keys move, as in any group of radio buttons. */
export function SegmentedInput({ options }: { options: readonly Choice[] }) {
  const field = useFieldInput<string>();
  return (
    <Track id={field.id} role="radiogroup" aria-labelledby={field.labelId} {...inputAria(field)} tabIndex={-1}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={field.id}
            value={option.value}
            checked={field.value === option.value}
            onChange={() => field.onChange(option.value)}
            onBlur={field.onBlur}
            disabled={field.disabled}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
