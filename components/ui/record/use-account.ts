import { useState } from 'react';
import { useSession } from '@/lib/state/session';

/**
 * The account that drafts of this form belong to. The frame fetches the user before it renders a screen; the form keeps
 * the account if its session ends.
 */
export function useAccount(): string {
  const session = useSession();
  return useState(() => session.account)[0];
}
