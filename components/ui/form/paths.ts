/** Field paths as the contract writes them: `pricing.tiers.3.price`. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), root);
}

/** A copy of `root` with one value replaced; what lies beside the path is shared. `undefined` takes an object's key out. */
export function withValueAt<T>(root: T, path: string, value: unknown): T {
  const [key, ...rest] = path.split('.');
  if (key === undefined || key === '__proto__') return root;
  const put = (inner: unknown) => (rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value));
  if (Array.isArray(root)) return root.map((item: unknown, at) => (String(at) === key ? put(item) : item)) as T;
  const { [key]: inner, ...others } = (isObject(root) ? root : {}) as Record<string, unknown>;
  const next = put(inner);
  return (next === undefined ? others : { ...others, [key]: next }) as T;
}

/** A deep copy of JSON-like values. What is null has no value: react-hook-form takes undefined for "the default". */
export function copyOf<T>(value: T): T {
  if (value === null) return undefined as T;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)])) as T;
}

/** Whether a path is another one or lies below it. */
export const isWithin = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}/`);
