export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

let transport: Fetch | undefined;

/**
 * Where requests go: the network, or the demo platform. Separate from the HTTP client, so that setting it does not load
 * ky.
 */
export function setTransport(fetcher: Fetch | undefined): void {
  transport = fetcher;
}

export const callTransport: Fetch = (input, init) => (transport ?? globalThis.fetch)(input, init);

/** Like {@link callTransport}, but uses `fetcher` if requests go to the network. */
export const transportOver =
  (fetcher: Fetch): Fetch =>
  (input, init) =>
    (transport ?? fetcher)(input, init);
