/** How a session ended: `logout` by the user, who was asked about drafts before; `ended` for any other reason. */
export type Ending = 'logout' | 'ended';

/** What each module does at the end of a session, in the order in which the modules were loaded. */
const endings: ((session: Session, how: Ending) => void)[] = [];

let made = 0;

/**
 * One login of this page, or the time without one. It holds its token, its account, its pending requests, and the state
 * that modules keep for it ({@link perSession}); all of it ends together.
 */
export class Session {
  /** Counted from 1; no two sessions of a page have the same id. */
  readonly id = ++made;
  /** The token of its requests; undefined without a login (docs/decisions/requests.md D119). */
  readonly token: string | undefined;
  /** Whether the browser has stored the token too: not yet during a login, and never if storage is refused. */
  isStored: boolean;
  /** Whether its user and routes are still being fetched. */
  isOpening = false;
  /** The key under which its user's data is stored on this device; '' until the user is known. */
  account = '';
  /** The keys under which this device stored the account's data before. */
  formerNames: readonly string[] = [];
  readonly #calls = new AbortController();

  constructor(token?: string, isStored = false) {
    this.token = token;
    this.isStored = isStored && token !== undefined;
  }

  /** Aborted when the session ends, so that no response reaches the next session. */
  get signal(): AbortSignal {
    return this.#calls.signal;
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  /** Ends everything that was created for the session, once: drafts are written first, then requests are aborted. */
  end(how: Ending): void {
    if (this.isOver) return;
    endings.forEach((end) => end(this, how));
    this.#calls.abort();
  }
}

let current = new Session();

/** The session that new requests belong to. */
export const currentSession = (): Session => current;

/** Makes a session the current one; the previous session is not ended by it. */
export function makeCurrent(session: Session): Session {
  current = session;
  return session;
}

/** Makes a new session the current one, with a token or without a login. */
export const startSession = (token?: string, isStored = false): Session => makeCurrent(new Session(token, isStored));

/** Runs `action` within a session: requests that it sends synchronously belong to that session. */
export function inSession<T>(session: Session, action: () => T): T {
  const before = current;
  current = session;
  try {
    return action();
  } finally {
    current = before;
  }
}

/**
 * State of a module that exists once per session: created on first use, cleaned up when its session ends. Returns a
 * function that gets the state of a session, by default of the current one.
 */
export function perSession<T extends object>(
  make: (session: Session) => T,
  end?: (part: T, how: Ending, session: Session) => void,
): (session?: Session) => T {
  const parts = new WeakMap<Session, T>();
  const partOf = (session = current): T => {
    const part = parts.get(session) ?? make(session);
    parts.set(session, part);
    return part;
  };
  if (end) endings.push((session, how) => end(partOf(session), how, session));
  return partOf;
}
