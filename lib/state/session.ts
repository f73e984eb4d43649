import { adoptToken, readToken, storedToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { atom, store } from './store';

/** Which session of this page somebody is in, counted from 1; 0 while nobody is. */
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

let begun = 0;

/** Takes the state of the session from the page's token; without login interception everybody is in. */
export function syncSession(): void {
  const isIn = !getConfig().loginInterception || readToken() !== undefined;
  store.set(sessionAtom, (now) => (isIn ? now || ++begun : 0));
}

/** At the start of the page: the session that the browser has stored goes on. */
export function resumeSession(): void {
  adoptToken(storedToken(), true);
  syncSession();
}
