import { useState } from 'react';
import { useSession } from '@/lib/state/session';

/**
 * Whose drafts these are. The frame asks who is logged in before any screen is drawn; a form stays that user's when
 * the session ends under it.
 */
export function useAccount(): string {
  const session = useSession();
  return useState(() => session.account)[0];
}
