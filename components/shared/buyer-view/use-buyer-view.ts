import { useEffect, useEffectEvent } from 'react';
import type { Sendable, SavedRecord } from '@/components/ui/record/record-kind';
import type { RecordEditor } from '@/components/ui/record/use-record-editor';
import { offerBuyerView, showBuyerView, type BuyerSubject } from '@/lib/state/buyer-view';

/** For a form: shows its record, with what was typed, as buyers would see it, from a button or the palette. */
export function useBuyerView<R extends SavedRecord, V extends object, A extends string>(
  { kind, form, base }: RecordEditor<R, V, A>,
  subjectOf: (record: Sendable['record']) => BuyerSubject,
): () => void {
  const read = () => subjectOf(kind.toRecord(form.model.snapshot().values, base).record);
  const latest = useEffectEvent(read);
  // A hidden view ends its effects, so that only the form in front is offered.
  useEffect(() => offerBuyerView(() => latest()), []);
  return () => showBuyerView(read());
}
