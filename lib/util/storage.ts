/** The one door to localStorage for everything but the token. Storage that is full, refused or damaged is no error. */

/** A stored value, or undefined when there is none that can be read. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value; answers whether the browser took it. `undefined` removes the key. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
