import { createContext, useContext, type ComponentType } from 'react';
import { currentSession, startSession, type Session } from '@/lib/auth/session';
import { storedToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { atom, store } from './store';

/** The id of the session that the user is logged in with; 0 without a login. */
export const sessionAtom = atom(0);

/** Why the last session ended, for the login page. */
export interface SessionEnd {
  /** It expired, ended in another tab, was replaced by another login there, or the password was changed. */
  why: 'expired' | 'elsewhere' | 'replaced' | 'password';
  /** The platform's message; '' if it sent none. */
  message: string;
  /** Whether pages with unsaved text will be reopened after the login. */
  kept: boolean;
  /** Files that were not uploaded: the browser gives them up with the session, so they have to be chosen again. */
  files: number;
  /** Renders the reason. It comes from the frame's code: loaded later, it would move the form under a press. */
  Notice: ComponentType<{ ended: SessionEnd; onClose: () => void }>;
}
export const sessionEndAtom = atom<SessionEnd | undefined>(undefined);

/** How many files of the current session are not uploaded yet, or could not be; kept by its queue (uploads.ts). */
export const unsentFilesAtom = atom(0);

/** A note to show as soon as the frame is rendered. */
export type SessionNote = 'switched' | 'keptForOther';
export const sessionNotesAtom = atom<readonly SessionNote[]>([]);

/** The session that the frame was rendered for. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the frame around a component; outside of the frame the current one. */
export const useSession = (): Session => useContext(SessionContext) ?? currentSession();

/** Updates the atom from the current session; without login interception every session counts as logged in. */
export function syncSession(): void {
  const { id, token } = currentSession();
  store.set(sessionAtom, !getConfig().loginInterception || token !== undefined ? id : 0);
}

/** At the start of the page: continues the session whose token the browser has stored. */
export function resumeSession(): void {
  startSession(storedToken(), true);
  syncSession();
}
