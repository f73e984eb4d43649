import { createContext, useContext, type ReactNode } from 'react';
import { isPreviewLocked } from '@/lib/config/preview';
import { FULL_RIGHTS, offers, type Guard, type Rights } from '@/lib/auth/permission';

/** What the user may do; set by whoever opens the session, and everything where there is none. */
export const RightsContext = createContext<Rights>(FULL_RIGHTS);

/** Asks whether to offer a change; the answer follows the rights. A locked preview offers none: it would refuse them. */
export function useCan(): (guard: Guard | undefined) => boolean {
  const rights = useContext(RightsContext);
  const locked = isPreviewLocked();
  return (guard) => !(locked && guard !== undefined) && offers(rights, guard);
}

/** Leaves out what the user has no right to (specification 6). It hides a button; the platform keeps the right. */
export function Can({ guard, children }: { guard: Guard; children: ReactNode }) {
  return useCan()(guard) ? children : null;
}
