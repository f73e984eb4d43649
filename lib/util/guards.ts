/**
 * Plain checks for what is loaded before the first screen: the configuration and the session. All other data is checked
 * with zod, which is larger than all of these together (docs/decisions.md D8, D9).
 */
export type Guard<T> = (value: unknown) => value is T;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const isListOf =
  <T>(isItem: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isItem);

export const isOneOf =
  <const T extends readonly (string | number | boolean)[]>(values: T): Guard<T[number]> =>
  (value): value is T[number] =>
    (values as readonly unknown[]).includes(value);

export const isOptional =
  <T>(isValue: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || isValue(value);

/** What a response is checked with: a zod schema, or a guard with the same interface. */
export interface Shape<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error?: unknown };
}

export const shapeOf = <T>(accepts: Guard<T>): Shape<T> => ({
  safeParse: (value) => (accepts(value) ? { success: true, data: value } : { success: false }),
});

/** For responses whose data are not used. */
export const anything: Shape<unknown> = { safeParse: (data) => ({ success: true, data }) };
