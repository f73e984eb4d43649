import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { inputAria, useFieldInput } from './field-context';
import { InvalidMark } from './InvalidMark';

interface PasswordInputProps {
  /** It is readable as it stands. */
  shown: boolean;
  autoComplete: 'new-password' | 'current-password';
  autoFocus?: boolean;
  /** At the end of the field: the button that shows it. */
  end?: ReactNode;
}

/** A password; pasting and password managers are welcome. */
export function PasswordInput({ shown, autoComplete, autoFocus, end }: PasswordInputProps) {
  const field = useFieldInput<string | undefined>();
  return (
    <OutlinedInput
      id={field.id}
      name={field.name}
      type={shown ? 'text' : 'password'}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      error={field.invalid}
      fullWidth
      autoFocus={autoFocus}
      endAdornment={
        <>
          <InvalidMark />
          {end}
        </>
      }
      slotProps={{ input: { ...inputAria(field), autoComplete, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
