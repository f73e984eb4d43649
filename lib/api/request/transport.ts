/** A `fetch`; the form of an upload comes beside the request, because WebKit does not read it back out of one. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit, form?: FormData) => Promise<Response>;

let transport: Fetch | undefined;

/**
 * Where requests go: the network, or the demo platform. Separate from the HTTP client, so that setting it does not load
 * ky.
 */
export function setTransport(fetcher: Fetch | undefined): void {
  transport = fetcher;
}

export const callTransport: Fetch = (input, init) => (transport ?? globalThis.fetch)(input, init);

/** Like {@link callTransport} for a form, but uses `fetcher` if requests go to the network. */
export const transportOver =
  (fetcher: Fetch, form: FormData): Fetch =>
  (input, init) =>
    (transport ?? fetcher)(input, init, form);
