/** What the client sends and reads across origins (docs/platform.md). */
export const SENT_HEADERS = ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key'];
export const READ_HEADERS = ['Retry-After', 'Date'];

export interface CorsFault {
  about: 'origin' | 'sent' | 'read';
  said: string;
}

type Ask = (init: { method: string; headers: Record<string, string> }) => Promise<{ header: (name: string) => string }>;

/** What keeps a page of an origin from a platform on another one. Throws where the platform does not answer. */
export async function corsFaults(ask: Ask, origin: string): Promise<CorsFault[]> {
  const faults: CorsFault[] = [];
  const before = await ask({
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': SENT_HEADERS.join(',').toLowerCase(),
    },
  });
  const allowed = before.header('Access-Control-Allow-Origin');
  if (allowed !== origin && allowed !== '*') {
    const said = `The platform does not let ${origin} call it: Access-Control-Allow-Origin is ${allowed || 'not there'}.`;
    faults.push({ about: 'origin', said });
  }
  const lacks = (header: string, lacking: readonly string[]) =>
    `The platform’s ${header} lacks ${lacking.join(', ').toLowerCase()}`;
  const taken = before.header('Access-Control-Allow-Headers').toLowerCase();
  // A star does not stand for this one.
  const refused =
    taken.trim() === '*' ? ['Authorization'] : SENT_HEADERS.filter((name) => !taken.includes(name.toLowerCase()));
  if (refused.length > 0) faults.push({ about: 'sent', said: `${lacks('Access-Control-Allow-Headers', refused)}.` });
  // Which headers a page may read is said with the answer itself, not when the call is asked for.
  const answer = await ask({ method: 'POST', headers: { Origin: origin } }).catch(() => undefined);
  const exposed = answer?.header('Access-Control-Expose-Headers').toLowerCase() ?? '';
  const hidden = exposed.trim() === '*' ? [] : READ_HEADERS.filter((name) => !exposed.includes(name.toLowerCase()));
  if (hidden.length > 0) {
    const why = 'the page cannot see when to try again, or that its clock is wrong';
    faults.push({ about: 'read', said: `${lacks('Access-Control-Expose-Headers', hidden)}: ${why}.` });
  }
  return faults;
}
