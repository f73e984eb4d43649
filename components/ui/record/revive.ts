import { isRecord } from '@/lib/util/guards';

/** An unfinished number is stored as text, and an optional value may be of either type. */
const fits = (value: unknown, like: unknown): boolean => {
  if (Array.isArray(like)) return Array.isArray(value);
  if (isRecord(like)) return isRecord(value);
  return like === undefined ? ['string', 'number'].includes(typeof value) : typeof value === typeof like;
};

const merge = (like: Record<string, unknown>, found: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(like).map(([key, value]) => {
      const own = Object.hasOwn(found, key) ? found[key] : undefined;
      if (!fits(own, value)) return [key, value];
      return [key, isRecord(value) ? merge(value, own as Record<string, unknown>) : own];
    }),
  );

/** The texts of a language map, with any languages. */
const texts = (found: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(found) ? found : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== '__proto__',
    ),
  );

/**
 * The values of a draft as far as they are valid; others are taken from a new record (`blank`). `localized` names the
 * top-level fields that are texts by language.
 */
export function reviveValues<V extends object>(
  stored: unknown,
  blank: V,
  localized: readonly (keyof V & string)[] = [],
): V | undefined {
  if (!isRecord(stored)) return undefined;
  const languages = localized.map((name) => [name, { ...(blank[name] as object), ...texts(stored[name]) }]);
  return { ...merge(blank as Record<string, unknown>, stored), ...Object.fromEntries(languages) } as V;
}
