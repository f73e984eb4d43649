/** Nothing is filled in: no value, white space, or a group of such. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));

/** Without what is blank. */
export function filled<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value))) as Partial<T>;
}

/** As it would be after a way through JSON. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, withoutUndefined(inner)]])),
  ) as T;
}

/** A line of text as it is sent: without the spaces around it, and not at all where there is none. */
export const textOrNone = (text: string): string | undefined => text.trim() || undefined;
