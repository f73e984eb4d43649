import { useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/record/use-account';
import { boxKey, readBox, subscribeBoxes } from './reply-box';

/** The reply box of an inquiry, and the key by which it is changed. */
export function useReplyBox(id: string) {
  const key = boxKey(useAccount(), id);
  return { key, box: useSyncExternalStore(subscribeBoxes, () => readBox(key)) };
}
