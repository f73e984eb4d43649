import { onSessionEnd } from '@/lib/auth/session-end';
import { ApiError, isApiError } from './errors';

/** What one page of a list can hold (contract 1). */
const MAX_IDS = 100;

const isGone = (error: unknown) => isApiError(error) && ['404', '410'].includes(String(error.code));

interface Waiting<T> {
  resolve: (record: T | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Records by id, asked for one by one and fetched together: those of one tick go in one call of `many` (docs/decisions.md
 * D87). A platform may ignore the ids and return other records; what is missing is then fetched alone, as a single id
 * is. A record that no longer exists is null.
 */
export function gather<T extends { id: string }>(
  many: (ids: string[]) => Promise<T[]>,
  one: (id: string) => Promise<T>,
): (id: string) => Promise<T | null> {
  let waiting = new Map<string, Waiting<T>[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchAll(ids: string[]): Promise<(id: string) => Promise<T | null>> {
    const found = new Map((ids.length > 1 ? await many(ids) : []).map((record) => [record.id, record]));
    return async (id) =>
      found.get(id) ??
      one(id).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
  }

  function send() {
    const asked = waiting;
    waiting = new Map();
    const ids = [...asked.keys()];
    for (let at = 0; at < ids.length; at += MAX_IDS) {
      const some = ids.slice(at, at + MAX_IDS);
      const answers = fetchAll(some);
      for (const id of some) {
        const record = answers.then((answerOf) => answerOf(id));
        asked.get(id)?.forEach(({ resolve, reject }) => void record.then(resolve, reject));
      }
    }
  }

  // Pending ids belong to the session that asked for them; the next one does not fetch them.
  onSessionEnd(() => {
    const dropped = waiting;
    waiting = new Map();
    clearTimeout(timer);
    for (const { reject } of [...dropped.values()].flat()) reject(new ApiError('cancelled', { code: 0 }));
  });

  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) timer = setTimeout(send);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
}
