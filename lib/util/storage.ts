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

/** Every key the client keeps something under begins like this; others of the same origin are left alone. */
const OWN = /^supplier-client/;

/** Removes everything the client keeps, but for the keys that are to stay. */
export function clearStored(stays: (key: string) => boolean): void {
  try {
    Object.keys(localStorage)
      .filter((key) => OWN.test(key) && !stays(key))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Refused storage holds nothing.
  }
}
