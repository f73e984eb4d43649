/**
 * Runs `action` while no other tab of this browser runs one of the same name. Browsers without locks run it at once, so
 * nothing may rest on it alone.
 */
export async function inOneTab<T>(name: string, action: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(name, { signal }, async () => action()) : action();
}
