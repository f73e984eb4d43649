// BASE_URL: a client that is deployed already, instead of the built dist/. It is asked once, before any journey, so that a
// wrong address fails at once and in words.

const WHY = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'no such host is known',
  ECONNRESET: 'the line broke',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is another host’s',
};

/** What keeps a request from being answered, in words. */
export function whyNot(error) {
  if (error?.name === 'TimeoutError') return 'no answer within 10 seconds';
  const cause = error?.cause ?? error;
  if (/^(ERR__ERROR|Z_|ERR_BROTLI)/.test(cause?.code ?? ''))
    return 'a compressed copy (.br, .gz) is damaged; upload it again';
  return WHY[cause?.code] ?? String(cause?.code ?? cause?.message ?? cause);
}

const refuse = (sentence) => {
  const error = new Error(sentence);
  // Where in this file it was thrown helps nobody.
  error.stack = sentence;
  throw error;
};

/** The address of a client: http(s), and ending in a slash, because all addresses in it are relative. */
export function clientAddress(text) {
  const address = /^[\w.-]+(:\d+)?(\/|$)/.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    refuse(`"${text}" is no address of a client, such as https://shop.example.com/ or http://127.0.0.1:10115/`);
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/*$/, '/')}`;
}

/** The address and configuration of the host, or an error that says what is wrong with it. */
export async function meetHost(text) {
  const url = clientAddress(text);
  const response = await fetch(`${url}config.json`, { signal: AbortSignal.timeout(10_000) }).catch((error) =>
    refuse(`BASE_URL: ${url} cannot be reached: ${whyNot(error)}.`),
  );
  const said = await response.text();
  if (!response.ok)
    refuse(`BASE_URL: ${url}config.json answers ${response.status}, so there is no client at this address.`);
  try {
    return { url, config: JSON.parse(said) };
  } catch {
    return refuse(`BASE_URL: ${url}config.json is no JSON, so there is no client at this address.`);
  }
}
