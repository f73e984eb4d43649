import { useEffect, useEffectEvent, useRef } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry } from '@/lib/api/inquiry-schema';

/**
 * What is looked at is read: once when it is opened, and again when a message comes in while it is open. One that is
 * marked as unread by hand stays so until then. Quietly: a failure is no reason to disturb anybody.
 */
export function useMarkRead(inquiry: Inquiry | undefined, mayEdit: boolean): void {
  const { mutate } = useWrite({ ...inquiryApi.read(), meta: { ...inquiryApi.read().meta, ownErrors: true } });
  const marked = useRef<string>(undefined);
  const mark = useEffectEvent(() => {
    if (!inquiry || !mayEdit || document.visibilityState === 'hidden') return;
    const seen = `${inquiry.id} ${inquiry.lastMessageAt}`;
    if (marked.current === seen) return;
    marked.current = seen;
    if (inquiry.unread) mutate({ ids: [inquiry.id], read: true });
  });
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [inquiry?.id, inquiry?.lastMessageAt]);
}
