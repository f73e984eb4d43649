/** How a session ended: `logout` by the user, who was asked about drafts; `ended` by anything else. */
export type Ending = 'logout' | 'ended';

/** What each module does at the end of a session, in the order of loading. */
const endings: ((session: Session, how: Ending) => void)[] = [];

let made = 0;

/**
 * One login of this page, or the time without one. It has its token, its account, its calls under way, and a part of
 * every module that keeps something for a session ({@link perSession}); they end together.
 */
export class Session {
  /** Counted from 1: no two sessions of a page have the same. */
  readonly id = ++made;
  /** The token of its calls, undefined while nobody is logged in (docs/decisions.md D119). */
  readonly token: string | undefined;
  /** The browser has stored the token as well; not yet during a login, and never where storage is refused. */
  isStored: boolean;
  /** Its user and routes are not known yet. */
  isOpening = false;
  /** Under which what is kept on this device belongs to its user; '' until the user is known. */
  account = '';
  /** The names under which this device knew the account before. */
  formerNames: readonly string[] = [];
  readonly #calls = new AbortController();

  constructor(token?: string, isStored = false) {
    this.token = token;
    this.isStored = isStored && token !== undefined;
  }

  /** Aborted with the session: a call that was made in it gives no answer to the next one. */
  get signal(): AbortSignal {
    return this.#calls.signal;
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  /** Ends everything that was made in the session, once: drafts are written first, then its calls are aborted. */
  end(how: Ending): void {
    if (this.isOver) return;
    endings.forEach((end) => end(this, how));
    this.#calls.abort();
  }
}

let current = new Session();

/** The session in which this page works now. */
export const currentSession = (): Session => current;

/** The page works in this session from now on; the one before is not ended by it. */
export function makeCurrent(session: Session): Session {
  current = session;
  return session;
}

/** The page works in a new session from now on: of this token, or of nobody. */
export const startSession = (token?: string, isStored = false): Session => makeCurrent(new Session(token, isStored));

/** Runs `action` as a part of a session: the requests that it sends at once are of that one. */
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
 * What a module keeps for each session: made when it is first asked for, and told of the end of its session. Answers
 * how to get the part of a session, as a rule of the current one.
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
