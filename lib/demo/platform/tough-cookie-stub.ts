/**
 * Replaces `tough-cookie` in the browser bundle (next.config.mjs, resolveAlias): msw stores cookies with it, the
 * platform uses none, and its list of public suffixes has 68 kB.
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
