import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useView } from '@/lib/router/view';

/**
 * Without a query in the address the list opens with the filter for new inquiries. `ready` is false until it is set, so
 * that no other list is requested first; `plain` is true if there was no query.
 */
export function useOpening(): { ready: boolean; plain: boolean } {
  const { query, setQuery } = useView();
  const [plain] = useState(() => query.size === 0);
  const [ready, setReady] = useState(!plain);
  if (!ready && query.size > 0) setReady(true);
  useLayoutEffect(() => {
    if (!ready) setQuery({ status: 'new' }, { replace: true });
  }, [ready, setQuery]);
  return { ready, plain };
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
