import { useState } from 'react';
import type { Again } from './earlier/again-context';

/** The tab in front of a row with the quotation; one to send again brings it to the front, where it stays. */
export function useQuotationTab<T extends string>(
  initial: T | 'quotation' | (() => T | 'quotation'),
  again: Again | undefined,
) {
  const [chosen, setChosen] = useState<T | 'quotation'>(initial);
  const done = () => {
    setChosen('quotation');
    again?.done();
  };
  return { tab: again ? ('quotation' as const) : chosen, setTab: setChosen, again: again && { ...again, done } };
}
