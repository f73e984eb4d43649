/** A call of the session that was sent before any script of the client had arrived. */
export interface EarlyCall {
  method: string;
  url: string;
  body?: string;
  token: string;
  /** The Accept-Language it carries. */
  language: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  response: Promise<Response>;
}

interface Early {
  /** The form of the HTML was sent before the client stood. */
  submitted: boolean;
  /** The client stands and hears for itself what is sent. */
  isLive?: boolean;
  /** The answer to config.json. */
  config?: Promise<Response>;
  /** The text of config.json that `calls` go by. */
  knownConfig?: string;
  calls: EarlyCall[];
}

declare global {
  interface Window {
    supplierClientEarly?: Early;
  }
}

/** What the script in the head of the page has begun (app/pre-paint.ts), to be taken over by the client. */
export const early: Early = (typeof window === 'undefined' ? undefined : window.supplierClientEarly) ?? {
  submitted: false,
  calls: [],
};
