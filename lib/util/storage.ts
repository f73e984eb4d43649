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
