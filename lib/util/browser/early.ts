/** A request of the session that was sent before any script of the client was loaded. */
export interface EarlyCall {
  method: string;
  url: string;
  body?: string;
  token: string;
  /** The value of its Accept-Language header. */
  language: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  response: Promise<Response>;
}

interface Early {
  /** The prerendered login form was submitted before the client was ready. */
  submitted: boolean;
  /** What the document was opened with: the page with the login form, the frame, or a public page. */
  entry?: 'login' | 'frame' | 'public';
  /** The user has pressed a key, a button or the screen in this document. */
  hasPressed?: boolean;
  /** The client is mounted and handles submissions itself. */
  isLive?: boolean;
  config?: Promise<Response>;
  /** The stored text of config.json that `calls` were made from. */
  knownConfig?: string;
  calls: EarlyCall[];
  /** Settles when the files of the frame and of the first screen are loaded or lost; never rejects. */
  files?: Promise<unknown>;
  /** The same for what the frame loads after its first screen. */
  late?: Promise<unknown>;
  /** Requests the files of the frame, as one; missing in a dev server. */
  askFrame?: () => void;
}

declare global {
  interface Window {
    supplierClientEarly?: Early;
  }
}

/**
 * What the script in the head of the page has started (app/html/early-requests.ts); the client uses it instead of starting it
 * again.
 */
export const early: Early = (typeof window === 'undefined' ? undefined : window.supplierClientEarly) ?? {
  submitted: false,
  calls: [],
};
