/**
 * The only access to the browser's storage for everything but the token. Storage that is full, refused or damaged is
 * not an error: what it does not take is kept as long as the page is, so that a form, a tab or a setting outlives the
 * screen and the session that it belongs to.
 */

/** What the browser has refused; it takes precedence over an older value that is stored. */
const refused = new Map<string, string>();
const nameOf = (area: () => Storage, key: string) => (area === local ? 'l' : 's') + key;

function readText(area: () => Storage, key: string): string | undefined {
  try {
    return refused.get(nameOf(area, key)) ?? area().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Levels of a value of this client at most; a deeper one would end whatever walks through it, such as JSON.stringify. */
const MAX_LEVELS = 200;

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** A stored text as a value; throws where it is none, or too deep for one. */
export function parseStored(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new RangeError('A stored value is too deep');
  return value;
}

function read(area: () => Storage, key: string): unknown {
  try {
    return parseStored(readText(area, key) ?? '');
  } catch {
    return undefined;
  }
}

function write(area: () => Storage, key: string, value: unknown): boolean {
  const name = nameOf(area, key);
  refused.delete(name);
  try {
    if (value === undefined) area().removeItem(key);
    else area().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    if (value !== undefined) refused.set(name, JSON.stringify(value));
    return false;
  }
}

/** All keys of the client begin with this; other keys of the origin are left untouched. */
const OWN = /^supplier-client/;

/** Removes the client's own keys for which `fits` returns true, from localStorage and sessionStorage. */
export function removeStored(fits: (key: string) => boolean): void {
  for (const area of [local, session]) keysIn(area).forEach((key) => fits(key) && write(area, key, undefined));
}

/** The client's own keys in localStorage and sessionStorage. */
export const storedKeys = (): string[] => [local, session].flatMap(keysIn);

function keysIn(area: () => Storage): string[] {
  const keys = [...refused.keys()].map((name) => name.slice(1)).filter((key) => refused.has(nameOf(area, key)));
  try {
    keys.push(...Object.keys(area()));
  } catch {
    // Only what was refused is there.
  }
  return [...new Set(keys)].filter((key) => OWN.test(key));
}

// Functions, because a browser that refuses storage throws on access to the property.
const local = () => localStorage;
const session = () => sessionStorage;

/** A stored value, or undefined if there is none or it cannot be parsed. */
export const readStored = (key: string): unknown => read(local, key);

/** A stored value as text, even if it cannot be parsed. */
export const readStoredText = (key: string): string | undefined => readText(local, key);
export const readSessionText = (key: string): string | undefined => readText(session, key);

/** Stores a value and returns whether the browser accepted it. `undefined` removes the key. */
export const writeStored = (key: string, value: unknown): boolean => write(local, key, value);

/** Like {@link readStored}, but from sessionStorage: the value survives a reload and is removed with the window. */
export const readSession = (key: string): unknown => read(session, key);

export const writeSession = (key: string, value: unknown): boolean => write(session, key, value);
