/** Paths of fields in the contract's notation: `pricing.tiers.3.price`. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), root);
}

/**
 * A copy of `root` with the value under a list of keys replaced and the order of keys kept; all other values are shared with
 * `root`. A list, because a key may hold a dot, such as an option named "Dia. (mm)".
 */
export function withValueAt<T>(root: T, [key, ...rest]: readonly string[], value: unknown): T {
  if (key === undefined || key === '__proto__') return root;
  const put = (inner: unknown) => (rest.length === 0 ? value : withValueAt(inner, rest, value));
  if (Array.isArray(root)) return root.map((item: unknown, at) => (String(at) === key ? put(item) : item)) as T;
  const object = (isObject(root) ? root : {}) as Record<string, unknown>;
  return { ...object, [key]: put(Object.hasOwn(object, key) ? object[key] : undefined) } as T;
}

/** Whether a path is equal to another one or below it. */
export const isWithin = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}/`);
