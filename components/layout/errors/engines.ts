/** Search engines for an error message, Chinese and international. */
export const ENGINES = [
  { key: 'baidu', address: 'https://www.baidu.com/s?wd=' },
  { key: 'bing', address: 'https://www.bing.com/search?q=' },
  { key: 'google', address: 'https://www.google.com/search?q=' },
] as const;

/** Characters; search engines find nothing for longer queries. */
const MAX_QUERY_LENGTH = 200;

/** The URL that searches for the first line of a message; it leaves the client only when the link is followed. */
export const lookupAddress = (address: string, message: string): string =>
  address +
  encodeURIComponent((message.trim().split('\n')[0] ?? '').slice(0, MAX_QUERY_LENGTH).replace(/[\ud800-\udbff]$/, ''));
