import { useState } from 'react';

/**
 * What stands in a field whose text means a value: as it was typed while it means that value or none yet, else the
 * value's own text. `meaning` answers undefined for a text that means nothing.
 */
export function useTyped(value: string, meaning: (text: string) => string | undefined, textOf = (own: string) => own) {
  const [typed, setTyped] = useState<string>();
  const understood = typed === undefined ? undefined : typed.trim() === '' ? '' : meaning(typed);
  const isOpen = typed !== undefined && understood === undefined;
  const text = typed !== undefined && (isOpen || understood === value) ? typed : textOf(value);
  return {
    text,
    /** Something is typed that is no value. */
    isOpen,
    type: setTyped,
    /** The value's own text again, once what was typed means it. */
    settle: () => !isOpen && setTyped(undefined),
    forget: () => setTyped(undefined),
  };
}
