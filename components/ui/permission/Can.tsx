import { createContext, useContext, type ReactNode } from 'react';
import { isPreviewLocked } from '@/lib/config/preview';
import { FULL_RIGHTS, offers, type Guard, type Rights } from '@/lib/auth/permission';

/** Rights of the user, provided with the session; without a provider everything is allowed. */
export const RightsContext = createContext<Rights>(FULL_RIGHTS);

/** A check that follows changes of the rights. */
export function useCan(): (guard: Guard | undefined) => boolean {
  const rights = useContext(RightsContext);
  const locked = isPreviewLocked();
  return (guard) => !(locked && guard !== undefined) && offers(rights, guard);
}

/** Hides what the user has no right to (specification 6). It is not a protection: the platform checks each request. */
export function Can({ guard, children }: { guard: Guard; children: ReactNode }) {
  return useCan()(guard) ? children : null;
}
