import { getConfig } from '@/lib/config/config';
import { currentSession } from './session';

const cookieEntry = (name: string) =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Whether all tabs share one token; with sessionStorage each tab has its own. */
export const isSharedStorage = (): boolean => getConfig().storage !== 'sessionStorage';

export function storedToken(): string | undefined {
  const { storage, tokenTableName: name } = getConfig();
  const stored = attempt(() => {
    if (storage === 'cookie') {
      const value = cookieEntry(name);
      return value === undefined ? undefined : decodeURIComponent(value);
    }
    return window[storage].getItem(name) ?? undefined;
  });
  return stored || undefined;
}

/** The token of the current session; undefined without a login. */
export const readToken = (): string | undefined => currentSession().token;

/** Whether another tab has logged out, or in with another account, since this session began. */
export const isTokenReplaced = ({ token, isStored } = currentSession()): boolean => isStored && storedToken() !== token;

/**
 * Stores the token of a session where the key `storage` says; a cookie expires with the browser session and is sent to
 * no other site.
 */
export function storeToken(session = currentSession()): void {
  const { storage, tokenTableName: name } = getConfig();
  const { token = '' } = session;
  attempt(() => {
    if (storage === 'cookie') {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
    } else {
      window[storage].setItem(name, token);
    }
  });
  session.isStored = storedToken() === token;
}

/**
 * Removes the stored token (section 4): one entry of localStorage, all of sessionStorage, or the cookie. A token that
 * another tab has stored since for its own session is kept.
 */
export function removeToken(session = currentSession()): void {
  const { storage, tokenTableName: name } = getConfig();
  const isForeign = isTokenReplaced(session) && storedToken() !== undefined;
  session.isStored = false;
  if (isForeign) return;
  attempt(() => {
    if (storage === 'localStorage') localStorage.removeItem(name);
    else if (storage === 'sessionStorage') sessionStorage.clear();
    else document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
  });
}
