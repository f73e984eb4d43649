/** Where the words of an error can be looked up, in China and abroad. */
export const ENGINES = [
  { key: 'baidu', address: 'https://www.baidu.com/s?wd=' },
  { key: 'bing', address: 'https://www.bing.com/search?q=' },
  { key: 'google', address: 'https://www.google.com/search?q=' },
] as const;

/** More of a message than this finds nothing. */
const MOST = 200;

/** The address that looks a message up: its first line, which is all that leaves the client, and only when followed. */
export const lookupAddress = (address: string, message: string): string =>
  address + encodeURIComponent((message.trim().split('\n')[0] ?? '').slice(0, MOST).replace(/[\ud800-\udbff]$/, ''));
