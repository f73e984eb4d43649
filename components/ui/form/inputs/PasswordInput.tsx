import type { ReactNode } from 'react';
import { FieldText } from './FieldText';
import { InvalidMark } from './InvalidMark';

interface PasswordInputProps {
  /** The password is shown in clear text. */
  shown: boolean;
  autoComplete: 'new-password' | 'current-password';
  autoFocus?: boolean;
  /** At the end of the field: the button that shows the password. */
  end?: ReactNode;
}

/** A password; pasting and password managers are allowed. */
export function PasswordInput({ shown, autoComplete, autoFocus, end }: PasswordInputProps) {
  return (
    <FieldText
      type={shown ? 'text' : 'password'}
      autoFocus={autoFocus}
      end={
        <>
          <InvalidMark />
          {end}
        </>
      }
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
