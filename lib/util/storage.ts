/** The one door to the browser's storage for everything but the token. One that is full, refused or damaged is no error. */

function read(area: () => Storage, key: string): unknown {
  try {
    const text = area().getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(area: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) area().removeItem(key);
    else area().setItem(key, JSON.stringify(value));
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
// A browser that refuses storage throws as soon as it is named.
const local = () => localStorage;
const session = () => sessionStorage;

/** A stored value, or undefined when there is none that can be read. */
export const readStored = (key: string): unknown => read(local, key);

/** Keeps a value; answers whether the browser took it. `undefined` removes the key. */
export const writeStored = (key: string, value: unknown): boolean => write(local, key, value);

/** As {@link readStored}, of this window alone: it outlives a reload, and is gone with the window. */
export const readSession = (key: string): unknown => read(session, key);

export const writeSession = (key: string, value: unknown): boolean => write(session, key, value);
