/** The one door to the browser's storage for everything but the token. One that is full, refused or damaged is no error. */

function readText(area: () => Storage, key: string): string | undefined {
  try {
    return area().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function read(area: () => Storage, key: string): unknown {
  try {
    return JSON.parse(readText(area, key) ?? '');
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

/** Removes everything the client keeps in this browser, but for the keys that are to stay. */
export const clearStored = (stays: (key: string) => boolean): void =>
  keysIn(local).forEach((key) => stays(key) || write(local, key, undefined));

/** Removes those of the client's own keys that fit, from this browser and from this window. */
export function removeStored(fits: (key: string) => boolean): void {
  for (const area of [local, session]) keysIn(area).forEach((key) => fits(key) && write(area, key, undefined));
}

/** The client's own keys in this browser and in this window. */
export const storedKeys = (): string[] => [local, session].flatMap(keysIn);

function keysIn(area: () => Storage): string[] {
  try {
    return Object.keys(area()).filter((key) => OWN.test(key));
  } catch {
    return [];
  }
}

// A browser that refuses storage throws as soon as it is named.
const local = () => localStorage;
const session = () => sessionStorage;

/** A stored value, or undefined when there is none that can be read. */
export const readStored = (key: string): unknown => read(local, key);

/** A stored value as text, damaged or not. */
export const readStoredText = (key: string): string | undefined => readText(local, key);
export const readSessionText = (key: string): string | undefined => readText(session, key);

/** Keeps a value; answers whether the browser took it. `undefined` removes the key. */
export const writeStored = (key: string, value: unknown): boolean => write(local, key, value);

/** As {@link readStored}, of this window alone: it outlives a reload, and is gone with the window. */
export const readSession = (key: string): unknown => read(session, key);

export const writeSession = (key: string, value: unknown): boolean => write(session, key, value);
