import { createContext, useContext } from 'react';
import type { User } from '@/lib/api/session';
import type { Rights } from '@/lib/auth/permission';
import type { Matcher } from '@/lib/router/match';
import type { RouteNode } from '@/lib/router/route';

/** What the session gives the frame. */
export interface FrameData {
  user: User;
  /** A visitor without a session: what needs one is left out. */
  guest: boolean;
  rights: Rights;
  routes: RouteNode[];
  matcher: Matcher;
  /** Logs out at once; drafts have been asked about. */
  leave: () => void;
  /** The session is over for another reason, which the login page says. */
  endSession: (why: 'password') => void;
  /** Puts the demo's seeded data back. */
  resetDemo: () => Promise<void>;
}

export const FrameContext = createContext<FrameData | null>(null);

export function useFrame(): FrameData {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame is called outside of the frame');
  return frame;
}
