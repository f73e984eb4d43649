/** The configured URL with the client's path in place of `{path}`, or appended. Home is `/index`. */
export function sourcePage(address: string, path: string): string {
  const page = encodeURI(path === '/' ? '/index' : path);
  return address.includes('{path}') ? address.replaceAll('{path}', () => page) : address.replace(/\/+$/, '') + page;
}
