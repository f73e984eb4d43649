/**
 * Plain checks for what is loaded before the first screen: the configuration and the session. All other data is checked
 * with schemas (lib/schema), which are larger than all of these together (docs/decisions/libraries.md D8, D233).
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

type Read<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly object[] };

/** What a response is checked with: a schema or a guard, by what they have in common, the Standard Schema. */
export interface Shape<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Read<T> | Promise<Read<T>> };
}

export const shapeBy = <T>(validate: (value: unknown) => Read<T>): Shape<T> => ({ '~standard': { validate } });

export const shapeOf = <T>(accepts: Guard<T>): Shape<T> =>
  shapeBy<T>((value) => (accepts(value) ? { value } : { issues: [] }));

/** For responses whose data are not used. */
export const anything: Shape<unknown> = shapeBy((value) => ({ value }));

/** The value by its shape, or what is wrong with it. */
export function readAs<T>(shape: Shape<T>, value: unknown): Read<T> {
  const read = shape['~standard'].validate(value);
  if (read instanceof Promise) throw new TypeError('A shape must be checked at once');
  return read;
}
