/** Whether a value is empty: undefined, white space, or a group or list of such values. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));

/** The fields without blank ones. */
export function filled<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value))) as Partial<T>;
}

/** The value as JSON would keep it, without properties that are undefined. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, withoutUndefined(inner)]])),
  ) as T;
}

/** A line of text as it is sent: trimmed, and undefined if it is empty. */
export const textOrNone = (text: string): string | undefined => text.trim() || undefined;
