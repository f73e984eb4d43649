import { useEffect, useEffectEvent } from 'react';
import { offerBuyerView, showBuyerView, type BuyerSubject } from '@/lib/state/buyer-view';

/** For a form: shows its record as buyers would see it, from a button or the palette. */
export function useBuyerView(read: () => BuyerSubject): () => void {
  const latest = useEffectEvent(read);
  // A hidden view ends its effects, so that only the form in front is offered.
  useEffect(() => offerBuyerView(() => latest()), []);
  return () => showBuyerView(read());
}
