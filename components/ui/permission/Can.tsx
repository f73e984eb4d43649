import { createContext, useContext, type ReactNode } from 'react';
import { isPreviewLocked } from '@/lib/config/preview';
import { FULL_RIGHTS, offers, type Guard, type Rights } from '@/lib/auth/permission';

/** Rights of the user, provided with the session; without a provider everything is allowed. */
export const RightsContext = createContext<Rights>(FULL_RIGHTS);

type Check = (guard: Guard | undefined) => boolean;

/** Whether the user has a right. Its controls have {@link lockOf}: a preview disables them with a reason. */
export function useMay(): Check {
  const rights = useContext(RightsContext);
  return (guard) => offers(rights, guard);
}

/** Whether the user can write now: with the right, and not in a preview. */
export function useCan(): Check {
  const may = useMay();
  const locked = isPreviewLocked();
  return (guard) => !(locked && guard !== undefined) && may(guard);
}

/** Hides what the user has no right to (specification 6). It is not a protection: the platform checks each request. */
export function Can({ guard, children }: { guard: Guard; children: ReactNode }) {
  return useMay()(guard) ? children : null;
}
