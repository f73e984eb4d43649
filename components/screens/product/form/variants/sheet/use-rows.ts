import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useFormHandle } from '@/components/ui/form/form-context';
import { noteForm } from '@/components/ui/record/draft-store';
import { createRowsAhead } from './rows-ahead';

/** The rows of the sheet, which are in the form at the latest when the sheet or the page is left, or the session ends. */
export function useRows() {
  const { model } = useFormHandle();
  const [ahead] = useState(() => createRowsAhead(model));
  const rows = useSyncExternalStore(ahead.subscribe, ahead.current, ahead.current);
  // Before the form's own effects end, which store its draft.
  useLayoutEffect(() => ahead.settle, [ahead]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && ahead.settle();
    const forget = noteForm({ settle: ahead.settle, stop: ahead.drop });
    // While capturing, so before the draft is stored.
    window.addEventListener('pagehide', ahead.settle, true);
    window.addEventListener('visibilitychange', onHide, true);
    return () => {
      forget();
      window.removeEventListener('pagehide', ahead.settle, true);
      window.removeEventListener('visibilitychange', onHide, true);
    };
  }, [ahead]);
  return { ahead, rows };
}
