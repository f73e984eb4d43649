import { onSessionEnd } from '@/lib/auth/session-end';
import { ApiError, isApiError } from './errors';

/** What one page of a list can hold (contract 1). */
const MOST = 100;

const isGone = (error: unknown) => isApiError(error) && ['404', '410'].includes(String(error.code));

interface Waiting<T> {
  resolve: (record: T | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Records by id, asked for one by one and fetched together: those of the same moment go in one call of `many`. A
 * platform that does not know a list by ids answers others; what is missing from its answer is asked for alone, as a
 * single one is. A record that is no more is null.
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
    for (let at = 0; at < ids.length; at += MOST) {
      const some = ids.slice(at, at + MOST);
      const answers = fetchAll(some);
      for (const id of some) {
        const record = answers.then((answerOf) => answerOf(id));
        asked.get(id)?.forEach(({ resolve, reject }) => void record.then(resolve, reject));
      }
    }
  }

  // Ids that wait belong to the session that asked for them; the next one does not fetch them.
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
