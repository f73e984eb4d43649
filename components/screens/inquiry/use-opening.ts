import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useView } from '@/lib/router/view';

/**
 * Without a query in the address the list opens with the filter for new inquiries; all of them have the value `ALL`, so
 * that the entry of the menu leads to the same list each time. `isPlain` until the filter is set, so that no other list is
 * requested first; `wasPlain` if the list has been opened so.
 */
export function useOpening(): { isPlain: boolean; wasPlain: boolean } {
  const { query, setQuery } = useView();
  const isPlain = query.size === 0;
  const [wasPlain, setWasPlain] = useState(isPlain);
  if (isPlain && !wasPlain) setWasPlain(true);
  useLayoutEffect(() => {
    if (isPlain) setQuery({ status: 'new' }, { replace: true });
  }, [isPlain, setQuery]);
  return { isPlain, wasPlain };
}

/** Beside the list the first inquiry is shown at once; later it is the user who opens and closes. */
export function useFirstInquiry(list: EntityList<Inquiry>, wanted: boolean): void {
  const { query, setQuery } = useView();
  const [waiting, setWaiting] = useState(wanted);
  const [first, setFirst] = useState<string>();
  const shown = useRef<string>(undefined);
  const { data, isPlaceholderData } = list.query;
  if (waiting && data && !isPlaceholderData && list.view === 'new') {
    setWaiting(false);
    setFirst(data.list[0]?.id);
  }
  const show = useEffectEvent((id: string) => {
    if (!query.has('id')) setQuery({ id }, { replace: true });
  });
  useEffect(() => {
    // Once: a view that comes back runs its effects again.
    if (!first || shown.current === first) return;
    shown.current = first;
    show(first);
  }, [first]);
}
