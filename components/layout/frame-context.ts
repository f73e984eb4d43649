import { createContext, useContext } from 'react';
import type { User } from '@/lib/api/session';
import type { Rights } from '@/lib/auth/permission';
import type { Matcher } from '@/lib/router/match';
import type { RouteNode } from '@/lib/router/route';

export interface FrameData {
  user: User;
  /** A visitor without a session: what requires one is hidden. */
  guest: boolean;
  rights: Rights;
  routes: RouteNode[];
  matcher: Matcher;
  /** Logs out without asking about drafts. */
  leave: () => void;
  /** Ends the session for another reason, which the login page shows. */
  endSession: (why: 'password') => void;
  resetDemo: () => Promise<void>;
}

export const FrameContext = createContext<FrameData | null>(null);

export function useFrame(): FrameData {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame is called outside of the frame');
  return frame;
}
