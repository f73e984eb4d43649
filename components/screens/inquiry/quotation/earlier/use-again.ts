import { useEffect, useEffectEvent, useState } from 'react';
import type { FormModel } from '@/components/ui/form/form-model';
import type { Again } from './again-context';
import { quotationAgain } from './quotation-again';
import type { QuotationValues } from '../quotation-fields';

/** Fills a form with a quotation to send again; asks first if something is written there. */
export function useAgain(
  model: FormModel<QuotationValues>,
  again: Again | undefined,
  { today, onTaken }: { today: string; onTaken: () => void },
) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    again?.done();
  };
  const take = () => {
    if (!again) return;
    model.fill(quotationAgain(again.quotation, model.snapshot().values, today));
    close();
    onTaken();
  };
  const begin = useEffectEvent(() => {
    if (model.snapshot().dirty) setAsking(true);
    else take();
  });
  const quotation = again?.quotation;
  useEffect(() => {
    if (!quotation) return;
    // In a task of its own, after the draft was restored.
    const task = setTimeout(() => begin());
    return () => clearTimeout(task);
  }, [quotation]);
  return { asking: asking && again !== undefined, take, close };
}
