import { useState } from 'react';
import { atom, useAtom } from '@/lib/state/store';
import type { SavedRecord } from './record-kind';

/**
 * The version of a record that the input of its form is based on; undefined for a new record. It changes when the record
 * is saved, never during input.
 */
export function useBase<R extends SavedRecord>(record: R | undefined) {
  const [baseAtom] = useState(() => atom(record));
  const [base, setBase] = useAtom(baseAtom);
  const [older, setOlder] = useState<R>();
  return {
    base,
    setBase,
    /**
     * A restored draft began with an older version, whose values are not known any more: saving must ask about what was
     * changed since.
     */
    startFrom: (version: number | undefined) => {
      if (!base || version === undefined || version >= base.version) return;
      const next = { ...base, version };
      setBase(next);
      setOlder(next);
    },
    /** Whether the values of the base are not those of its version. */
    isOlder: base !== undefined && base === older,
  };
}
