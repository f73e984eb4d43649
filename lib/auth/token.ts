import { getConfig } from '@/lib/config/config';

const cookieEntry = (name: string) =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The token that this page works with. It changes with the session of the page only, whatever another tab does to the
 * stored one: what was read under one account is never written under the token of another (docs/decisions.md D119).
 */
let own: string | undefined;
/** The browser has stored it as well; not yet during a login, and never where storage is refused. */
let isStored = false;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** All tabs have one token; with sessionStorage each has its own. */
export const isSharedStorage = (): boolean => getConfig().storage !== 'sessionStorage';

/** The token that the browser has stored. */
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

/** The token of this page's session, or undefined while nobody is logged in. */
export const readToken = (): string | undefined => own;

/** From now on calls carry this token. `stored`: it comes from where the browser keeps it. */
export function adoptToken(token: string | undefined, stored = false): void {
  own = token;
  isStored = stored && token !== undefined;
}

/** Another tab has logged out, or in as somebody else, since this page's session began. */
export const isTokenReplaced = (): boolean => isStored && storedToken() !== own;

/** Keeps the token where `storage` says; a cookie ends with the browser session and is sent to no other site. */
export function writeToken(token: string): void {
  const { storage, tokenTableName: name } = getConfig();
  own = token;
  attempt(() => {
    if (storage === 'cookie') {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
    } else {
      window[storage].setItem(name, token);
    }
  });
  isStored = storedToken() === token;
}

/**
 * Section 4: localStorage loses the entry, sessionStorage is emptied, a cookie is removed. The token of a session that
 * has begun in another tab meanwhile stays.
 */
export function removeToken(): void {
  const { storage, tokenTableName: name } = getConfig();
  const isForeign = isTokenReplaced() && storedToken() !== undefined;
  own = undefined;
  isStored = false;
  if (isForeign) return;
  attempt(() => {
    if (storage === 'localStorage') localStorage.removeItem(name);
    else if (storage === 'sessionStorage') sessionStorage.clear();
    else document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
  });
}
