export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

let transport: Fetch | undefined;

/** Where calls go: the network, or the platform in the browser. Apart from the HTTP client, so that setting it is free. */
export function setTransport(fetcher: Fetch | undefined): void {
  transport = fetcher;
}

export const callTransport: Fetch = (input, init) => (transport ?? globalThis.fetch)(input, init);

/** As {@link callTransport}, but over `fetcher` where calls go to the network. */
export const transportOver =
  (fetcher: Fetch): Fetch =>
  (input, init) =>
    (transport ?? fetcher)(input, init);
