import { currentSession, inSession, perSession, type Session } from '@/lib/auth/session';
import { MAX_PAGE_SIZE } from '../values';
import { ApiError, isApiError } from './errors';

const isGone = (error: unknown) => isApiError(error) && ['404', '410'].includes(String(error.code));

interface Caller<T> {
  resolve: (record: T | null) => void;
  reject: (error: unknown) => void;
}

/** The ids to be fetched together in one session. */
interface Batch<T> {
  callers: Map<string, Caller<T>[]>;
  timer?: ReturnType<typeof setTimeout>;
}

function takeAll<T>(batch: Batch<T>): Batch<T>['callers'] {
  const { callers } = batch;
  batch.callers = new Map();
  return callers;
}

/**
 * Records requested one by one and fetched together: the ids of one tick are sent in one call of `many`
 * (docs/decisions/requests.md D87). A platform may ignore the filter by ids and return other records; missing ones are
 * then fetched singly, as a lone id is. A record that no longer exists is null.
 */
export function gather<T extends { id: string }>(
  many: (ids: string[]) => Promise<T[]>,
  one: (id: string) => Promise<T>,
): (id: string) => Promise<T | null> {
  // Ids are fetched only by the session that requested them.
  const batchOf = perSession(
    (): Batch<T> => ({ callers: new Map() }),
    (batch) => {
      clearTimeout(batch.timer);
      for (const { reject } of [...takeAll(batch).values()].flat()) reject(new ApiError('cancelled', { code: 0 }));
    },
  );

  async function fetchAll(ids: string[], session: Session): Promise<(id: string) => Promise<T | null>> {
    const found = new Map(
      (ids.length > 1 ? await inSession(session, () => many(ids)) : []).map((record) => [record.id, record]),
    );
    return async (id) =>
      found.get(id) ??
      inSession(session, () => one(id)).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
  }

  function send(session: Session) {
    const callers = takeAll(batchOf(session));
    const ids = [...callers.keys()];
    for (let at = 0; at < ids.length; at += MAX_PAGE_SIZE) {
      const some = ids.slice(at, at + MAX_PAGE_SIZE);
      const answers = fetchAll(some, session);
      for (const id of some) {
        const record = answers.then((answerOf) => answerOf(id));
        callers.get(id)?.forEach(({ resolve, reject }) => void record.then(resolve, reject));
      }
    }
  }

  return (id) =>
    new Promise((resolve, reject) => {
      const session = currentSession();
      const batch = batchOf(session);
      if (batch.callers.size === 0) batch.timer = setTimeout(() => send(session));
      batch.callers.set(id, [...(batch.callers.get(id) ?? []), { resolve, reject }]);
    });
}
