import { useState } from 'react';

/**
 * The text of a field that is parsed to a value: as typed while it parses to that value or to none, else the value's
 * own text. `meaning` returns undefined for a text that cannot be parsed.
 */
export function useTyped(value: string, meaning: (text: string) => string | undefined, textOf = (own: string) => own) {
  const [typed, setTyped] = useState<string>();
  const understood = typed === undefined ? undefined : typed.trim() === '' ? '' : meaning(typed);
  const isOpen = typed !== undefined && understood === undefined;
  const text = typed !== undefined && (isOpen || understood === value) ? typed : textOf(value);
  return {
    text,
    /** The typed text cannot be parsed. */
    isOpen,
    type: setTyped,
    /** Shows the value's own text if the typed text could be parsed. */
    settle: () => !isOpen && setTyped(undefined),
    forget: () => setTyped(undefined),
  };
}
