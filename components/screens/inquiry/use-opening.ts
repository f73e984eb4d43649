import { useEffect, useLayoutEffect, useState } from 'react';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useView } from '@/lib/router/view';

/**
 * An address that asks for nothing opens on what waits for a reply. `ready` is false until it does, so that no other
 * list is requested first; `plain` says that it was such an address.
 */
export function useOpening(): { ready: boolean; plain: boolean } {
  const { query, setQuery } = useView();
  const [plain] = useState(() => query.size === 0);
  const [moved, setMoved] = useState(!plain);
  useLayoutEffect(() => {
    if (moved) return;
    setQuery({ status: 'new' }, { replace: true });
    setMoved(true);
  }, [moved, setQuery]);
  return { ready: moved, plain };
}

/** Beside the list the first inquiry is shown at once; later it is the user who opens and closes. */
export function useFirstInquiry(list: EntityList<Inquiry>, wanted: boolean): void {
  const { query, setQuery } = useView();
  const [waiting, setWaiting] = useState(wanted);
  const { data, isPlaceholderData } = list.query;
  useEffect(() => {
    if (!waiting || !data || isPlaceholderData || list.view !== 'new') return;
    setWaiting(false);
    const first = data.list[0]?.id;
    if (first && !query.has('id')) setQuery({ id: first }, { replace: true });
  }, [waiting, data, isPlaceholderData, list.view, query, setQuery]);
}
