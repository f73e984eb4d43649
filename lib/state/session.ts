import { readToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { atom, store } from './store';

/** Whether somebody is in: a token exists, or login interception is off. */
export const sessionAtom = atom(false);

/** Takes the state of the session from where the token is kept. */
export function syncSession(): void {
  store.set(sessionAtom, !getConfig().loginInterception || Boolean(readToken()));
}
