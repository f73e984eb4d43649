/**
 * Stands in for `tough-cookie` in the browser bundle (next.config.mjs, resolveAlias): msw keeps cookies with it, the
 * platform uses none, and its list of public suffixes weighs 68 kB.
 */
export class Cookie {}

export class MemoryCookieStore {}

export class CookieJar {
  getCookiesSync(): Cookie[] {
    return [];
  }
  setCookieSync(): undefined {
    return undefined;
  }
  toJSON() {
    return { cookies: [] };
  }
}
