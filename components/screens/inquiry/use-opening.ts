import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useView, type View } from '@/lib/router/view';
import { INQUIRY_LIST } from './list/inquiry-list';

/** Without a query in the address. */
const isPlain = ({ query }: View) => query.size === 0;

/**
 * The view of a plain address as if it had the filter for new inquiries, which `useFirstInquiry` then writes into it: no
 * other list is requested first. All inquiries have the value `ALL`, so that the entry of the menu leads to the same list
 * each time.
 */
export function useOpenedView(): View {
  const view = useView();
  return useMemo(() => (isPlain(view) ? { ...view, query: new URLSearchParams(INQUIRY_LIST.plain) } : view), [view]);
}

/**
 * Completes a plain address. Beside the list the first inquiry is shown at once; later it is the user who opens and closes.
 * Returns the inquiry to show meanwhile.
 */
export function useFirstInquiry(view: View, list: EntityList<Inquiry>, wanted: boolean): string | undefined {
  const plain = isPlain(view);
  const [waiting, setWaiting] = useState(false);
  const [late, setLate] = useState<string>();
  const shown = useRef<string>(undefined);
  const { data, isPlaceholderData } = list.query;
  const isThere = data && !isPlaceholderData && list.view === 'new';
  const first = wanted && isThere ? data.list[0]?.id : undefined;
  if (plain && !waiting) {
    setWaiting(true);
    setLate(undefined);
  }
  if (waiting && !plain && isThere) {
    setWaiting(false);
    setLate(first);
  }
  const complete = useEffectEvent(() => view.setQuery({ ...INQUIRY_LIST.plain, id: first }, { replace: true }));
  useEffect(() => {
    if (plain) complete();
  }, [plain]);
  const show = useEffectEvent((id: string) => {
    if (!view.query.has('id')) view.setQuery({ id }, { replace: true });
  });
  useEffect(() => {
    // Once: a view that comes back runs its effects again.
    if (late && shown.current !== late) show(late);
    shown.current = late;
  }, [late]);
  return plain ? first : undefined;
}
