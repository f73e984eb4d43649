import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '& label': { fontSize: '0.8125rem', lineHeight: '20px', fontWeight: 500, color: 'var(--text-secondary)' },
  '& .error': { fontSize: '0.75rem', lineHeight: '18px', color: 'var(--error-text)' },
});

interface LoginFieldProps extends Omit<OutlinedInputProps, 'error' | 'size'> {
  label: string;
  error?: string;
}

/** A large field with its label above and what is wrong below. Lighter than the form's own, which the login can spare. */
export function LoginField({ label, error, inputProps, ...input }: LoginFieldProps & { inputProps?: object }) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...input}
        id={id}
        size="large"
        fullWidth
        error={Boolean(error)}
        slotProps={{ input: { ...inputProps, 'aria-describedby': error ? `${id}-error` : undefined } }}
      />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </Root>
  );
}
