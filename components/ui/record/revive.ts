const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A quantity that is no number yet stands as text, and what may be missing may be either. */
const fits = (value: unknown, like: unknown): boolean => {
  if (Array.isArray(like)) return Array.isArray(value);
  if (isGroup(like)) return isGroup(value);
  return like === undefined ? ['string', 'number'].includes(typeof value) : typeof value === typeof like;
};

const merge = (like: Record<string, unknown>, found: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(like).map(([key, value]) => {
      const own = Object.hasOwn(found, key) ? found[key] : undefined;
      if (!fits(own, value)) return [key, value];
      return [key, isGroup(value) ? merge(value, own as Record<string, unknown>) : own];
    }),
  );

/** The texts of a language map; any language may be in it. */
const texts = (found: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isGroup(found) ? found : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== '__proto__',
    ),
  );

/**
 * Values kept by a browser, as far as they still fit: what does not is as in a new record (`blank`). `localized` names
 * the top-level fields that are texts by language.
 */
export function reviveValues<V extends object>(
  stored: unknown,
  blank: V,
  localized: readonly (keyof V & string)[] = [],
): V | undefined {
  if (!isGroup(stored)) return undefined;
  const languages = localized.map((name) => [name, { ...(blank[name] as object), ...texts(stored[name]) }]);
  return { ...merge(blank as Record<string, unknown>, stored), ...Object.fromEntries(languages) } as V;
}
