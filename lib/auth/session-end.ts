/** How a session ended: `logout` by the user, who was asked about drafts; `ended` by anything else. */
export type Ending = 'logout' | 'ended';

let calls = new AbortController();
const reactions = new Set<(how: Ending) => void>();

/** Aborted with the session: a call that was made in it gives no answer to the next one. */
export const sessionSignal = (): AbortSignal => calls.signal;

/** Whatever belongs to a session and lives outside of its views ends here; answers how to stop listening. */
export function onSessionEnd(reaction: (how: Ending) => void): () => void {
  reactions.add(reaction);
  return () => void reactions.delete(reaction);
}

/** Ends everything that was made in the session: drafts are written first, then its calls are aborted. */
export function endSessionWork(how: Ending): void {
  reactions.forEach((reaction) => reaction(how));
  calls.abort();
  calls = new AbortController();
}
