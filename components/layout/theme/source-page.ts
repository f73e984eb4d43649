/**
 * The page of the source code for a page of the client: the configured address with the client's path in the place of
 * `{path}`, or at its end. Home is `/index`, as its component is called.
 */
export function sourcePage(address: string, path: string): string {
  const page = encodeURI(path === '/' ? '/index' : path);
  return address.includes('{path}') ? address.replaceAll('{path}', () => page) : address.replace(/\/+$/, '') + page;
}
