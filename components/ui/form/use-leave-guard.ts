import { useEffect } from 'react';
import { useDirtyView } from '@/lib/router/view';

/**
 * Tells the frame that this view holds unsaved text, and asks before the page itself is left. Another tab of ours
 * holds nobody back: the view stays alive behind it, and its draft is kept.
 */
export function useLeaveGuard(dirty: boolean): void {
  useDirtyView(dirty);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
