// A deployed client as the checks see it: what it answers to each path, asked once.
import { whyNot } from '../../../e2e/support/host-address.mjs';

const SECONDS = 10;

/** This machine, which browsers trust without https. */
export const isLoopback = (url) => /^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url);

/** @param {string} url address of the client, ending in a slash */
export function hostAt(url) {
  const known = new Map();
  const { origin } = new URL(url);

  async function answerOf(address, init) {
    const response = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { 'Accept-Encoding': 'br, gzip', ...init?.headers },
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      bytes,
      text: bytes.toString('utf8'),
      header: (name) => response.headers.get(name) ?? '',
      type: (response.headers.get('Content-Type') ?? '').split(';')[0].trim().toLowerCase(),
    };
  }

  /** An error says which address had no answer. */
  const ask = (address, init) =>
    answerOf(address, init).catch((error) => {
      throw Object.assign(error, { address });
    });

  return {
    url,
    isSecure: url.startsWith('https:'),
    isLoopback: isLoopback(url),
    /** The answer to a path below the address, or to an address: another host is asked as the page asks it. */
    get(path) {
      const address = new URL(path, url);
      if (!known.has(path))
        known.set(path, ask(address, address.origin === origin ? {} : { headers: { Origin: origin } }));
      return known.get(path);
    },
    ask,
    whyNot,
  };
}
