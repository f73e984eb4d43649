import { createContext, useContext } from 'react';
import { currentSession, startSession, type Session } from '@/lib/auth/session';
import { storedToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { atom, store } from './store';

/** The id of the session somebody is in; 0 while nobody is. */
export const sessionAtom = atom(0);

/** Why the last session ended, for the login page. */
export interface SessionEnd {
  /** It expired, ended in another tab, gave way to another login there, or its password was changed. */
  why: 'expired' | 'elsewhere' | 'replaced' | 'password';
  /** The platform's words, '' where it sent none. */
  words: string;
  /** Pages with unsaved text open again after the login. */
  kept: boolean;
}
export const sessionEndAtom = atom<SessionEnd | undefined>(undefined);

/** What is to be shown once the frame is rendered. */
export type SessionNote = 'switched' | 'keptForOther';
export const sessionNotesAtom = atom<readonly SessionNote[]>([]);

/** The session that the frame was rendered for. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the frame around a component, else the current one. */
export const useSession = (): Session => useContext(SessionContext) ?? currentSession();

/** Shows the current session; without login interception everybody is in. */
export function syncSession(): void {
  const { id, token } = currentSession();
  store.set(sessionAtom, !getConfig().loginInterception || token !== undefined ? id : 0);
}

/** At the start of the page: the session that the browser has stored goes on. */
export function resumeSession(): void {
  startSession(storedToken(), true);
  syncSession();
}
