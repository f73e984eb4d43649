import { getConfig } from '@/lib/config/config';

const cookieEntry = (name: string) =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Where a browser refuses storage (private mode, policy), the token lives as long as the page. */
let memory: string | undefined;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The token of the session, or undefined while nobody is logged in. */
export function readToken(): string | undefined {
  const { storage, tokenTableName: name } = getConfig();
  const stored = attempt(() => {
    if (storage === 'cookie') {
      const value = cookieEntry(name);
      return value === undefined ? undefined : decodeURIComponent(value);
    }
    return window[storage].getItem(name) ?? undefined;
  });
  return stored || memory;
}

/** Keeps the token where `storage` says; a cookie ends with the browser session and is sent to no other site. */
export function writeToken(token: string): void {
  const { storage, tokenTableName: name } = getConfig();
  memory = token;
  attempt(() => {
    if (storage === 'cookie') {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
    } else {
      window[storage].setItem(name, token);
    }
  });
}

/** Section 4: localStorage loses the entry, sessionStorage is emptied, a cookie is removed. */
export function removeToken(): void {
  const { storage, tokenTableName: name } = getConfig();
  memory = undefined;
  attempt(() => {
    if (storage === 'localStorage') localStorage.removeItem(name);
    else if (storage === 'sessionStorage') sessionStorage.clear();
    else document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
  });
}

/** Calls back when another tab logs in or out; only localStorage tells other tabs. */
export function onTokenChange(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === null || event.key === getConfig().tokenTableName) {
      memory = undefined;
      callback();
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
