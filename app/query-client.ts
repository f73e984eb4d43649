import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, isApiError } from '@/lib/api/request/errors';
import type { Page } from '@/lib/api/values';
import { getConfig } from '@/lib/config/config';
import { currentPlace, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { logError } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** In the background: its failure is logged, and neither shown nor a reason to leave the page. */
      quiet?: boolean;
      /** Its failure says nothing to anybody, as of a count that a platform does not have. */
      unlogged?: boolean;
    };
    mutationMeta: {
      /** Keys of the queries that the change makes stale. */
      invalidates?: QueryKey[];
      /** The screen itself shows what went wrong. */
      ownErrors?: boolean;
    };
  }
}

const MAX_RETRIES = 2;

/** Reads are tried again where the contract allows it: too many calls, maintenance, and once when there was no answer. */
function retry(failures: number, error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network') return failures < 1 && navigator.onLine;
  return ['429', '503'].includes(String(error.code)) && failures < MAX_RETRIES;
}

const LONGEST_WAIT = 30;
const retryDelay = (_: number, error: unknown) =>
  1000 * Math.min(LONGEST_WAIT, (isApiError(error) ? error.details.retryAfter : undefined) ?? 1);

interface SessionHooks {
  /** The one reaction to a session that is over. */
  onEnd: (error: ApiError) => void;
  /** The session has ended since. */
  isOver: () => boolean;
}

/** React Query for one session: what was drawn in it keeps this client, and writes nothing in the next one. */
export function createQueryClient({ onEnd, isOver }: SessionHooks): QueryClient {
  const common = (error: unknown, unlogged = false): boolean => {
    if (isApiError(error, 'cancelled') || isOver()) return true;
    // Without login interception there is no session to end: the error is shown where it happened.
    if (isApiError(error, 'session') && getConfig().loginInterception) {
      onEnd(error);
      return true;
    }
    if (!unlogged) logError(error, currentPlace().full);
    return false;
  };
  /** What was written down already: a list is asked for again and again. */
  const logged = new Set<string>();
  const logUnreadable = ({ queryKey }: { queryKey: QueryKey }, data: unknown) => {
    const rows = (data as Partial<Page<unknown>> | undefined)?.unreadable ?? [];
    const message = `${queryKey.slice(0, 2).join(' ')}: unreadable rows ${rows.join(', ')}`;
    if (rows.length === 0 || logged.has(message)) return;
    logged.add(message);
    logError(new Error(message), currentPlace().full);
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Offline a read waits for the network; the demo platform needs none.
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: getConfig().demo ? 'always' : 'online',
      },
      // A write says at once that it did not get through: nobody should wait before a form that seems to save.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onSuccess: (data, query) => logUnreadable(query, data),
      onError: (error, query) => {
        if (common(error, query.meta?.unlogged) || query.meta?.quiet) return;
        // A read that is forbidden is a page that is forbidden; a write leaves the form where it is.
        if (isApiError(error, 'forbidden')) navigate(paths.forbidden(), { replace: true });
      },
    }),
    mutationCache: new MutationCache({
      onMutate: () => {
        if (isOver()) throw new ApiError('cancelled', { code: 0 });
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        mutation.meta?.invalidates?.forEach((queryKey) => void client.invalidateQueries({ queryKey }));
      },
      onError: (error, _variables, _result, mutation) => {
        if (!common(error) && !mutation.meta?.ownErrors) showError(error);
      },
    }),
  });
  return client;
}
