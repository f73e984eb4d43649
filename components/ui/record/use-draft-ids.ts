import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { draftIds } from './draft-list';
import { draftChangesAtom } from './draft-store';

function subscribe(listener: () => void): () => void {
  const stop = store.sub(draftChangesAtom, listener);
  // Other tabs.
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The records of which the account has drafts in some forms; `forms` are always the same. */
export function useDraftIds(forms: readonly string[]): readonly string[] {
  const { account } = useSession();
  const ids = useSyncExternalStore(subscribe, () => JSON.stringify(draftIds(account, forms)));
  return useMemo(() => JSON.parse(ids) as string[], [ids]);
}
