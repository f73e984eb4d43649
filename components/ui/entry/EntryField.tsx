import { styled } from '@mui/material/styles';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '& label': { fontSize: '0.8125rem', lineHeight: '20px', fontWeight: 500, color: 'var(--text-secondary)' },
  '& .error': { fontSize: '0.75rem', lineHeight: '18px', color: 'var(--error-text)' },
  '& .box': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 44,
    padding: '0 8px 0 14px',
    border: '1px solid var(--border-control)',
    borderRadius: 8,
    background: 'var(--surface-base)',
    '& > svg': { flex: 'none', color: 'var(--text-tertiary)' },
    '&:focus-within': {
      borderColor: 'var(--primary-main)',
      outline: '3px solid color-mix(in srgb, var(--focus-ring) 22%, transparent)',
    },
    '&[data-wrong="true"]': { borderColor: 'var(--error-main)' },
  },
  '& input, & select': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'var(--text-primary)',
    font: 'inherit',
    fontSize: '0.9375rem',
  },
  '@media (max-width: 991.98px)': { '& input, & select': { fontSize: '1rem' } },
});

interface EntryFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  start?: ReactNode;
  end?: ReactNode;
  /** Entries to choose from, as options; a plain select, which every device has its own way for. */
  options?: ReactNode;
}

/**
 * A large field with its label above and what is wrong below. It looks like the form's own, but is a plain input:
 * MUI's would be 8 kB of the script that everybody waits for on a poor line.
 */
export function EntryField({ label, error, start, end, options, ...input }: EntryFieldProps) {
  const id = useId();
  const common = { id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <div className="box" data-wrong={Boolean(error)}>
        {start}
        {options ? (
          <select
            {...common}
            name={input.name}
            value={input.value}
            autoComplete={input.autoComplete}
            onChange={(event) => input.onChange?.(event as never)}
          >
            {options}
          </select>
        ) : (
          <input {...input} {...common} />
        )}
        {end}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </Root>
  );
}
