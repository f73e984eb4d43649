import { MutationCache, QueryCache, QueryClient, type MutationMeta, type QueryKey } from '@tanstack/react-query';
import { ApiError, isApiError, isMaybeDone } from '@/lib/api/request/errors';
import type { Page } from '@/lib/api/values';
import { getConfig } from '@/lib/config/config';
import { currentLocation, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { logError } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A background query: its error is logged, but not shown, and never leaves the page. */
      quiet?: boolean;
      /** Its error is not logged either, such as for a count that a platform does not have. */
      unlogged?: boolean;
    };
    mutationMeta: {
      /** Keys of the queries that the mutation invalidates; none if it outdates nothing, or says itself what. */
      invalidates: QueryKey[];
      /** The screen shows its errors itself. */
      ownErrors?: boolean;
    };
  }
}

const MAX_RETRIES = 2;

/** Reads are retried if the contract allows it: too many requests, maintenance, and once without a response. */
function retry(failures: number, error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network') return failures < 1 && navigator.onLine;
  return ['429', '503'].includes(String(error.code)) && failures < MAX_RETRIES;
}

const LONGEST_WAIT = 30;
const retryDelay = (_: number, error: unknown) =>
  1000 * Math.min(LONGEST_WAIT, (isApiError(error) ? error.details.retryAfter : undefined) ?? 1);

interface SessionHooks {
  /** Called for every 401 of the session. */
  onEnd: (error: ApiError) => void;
  /** Whether the session has ended. */
  isOver: () => boolean;
}

/**
 * React Query for one session: components rendered in it keep this client, which never writes into the next session.
 */
export function createQueryClient({ onEnd, isOver }: SessionHooks): QueryClient {
  const common = (error: unknown, unlogged = false): boolean => {
    if (isApiError(error, 'cancelled') || isOver()) return true;
    // Without login interception there is no session to end: the error is shown where it occurred.
    if (isApiError(error, 'session') && getConfig().loginInterception) {
      onEnd(error);
      return true;
    }
    if (!unlogged) logError(error, currentLocation().full);
    return false;
  };
  /** Unreadable rows that have been logged: a list is fetched many times. */
  const logged = new Set<string>();
  const logUnreadable = ({ queryKey }: { queryKey: QueryKey }, data: unknown) => {
    const rows = (data as Partial<Page<unknown>> | undefined)?.unreadable ?? [];
    const message = `${queryKey.slice(0, 2).join(' ')}: unreadable rows ${rows.join(', ')}`;
    if (rows.length === 0 || logged.has(message)) return;
    logged.add(message);
    logError(new Error(message), currentLocation().full);
  };
  const outdate = (meta: MutationMeta | undefined) =>
    meta?.invalidates.forEach((queryKey) => void client.invalidateQueries({ queryKey }));
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Offline a read waits for the network; the demo platform needs no network.
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: getConfig().demo ? 'always' : 'online',
      },
      // Offline a write fails at once: the user must not wait for a form that seems to save.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onSuccess: (data, query) => logUnreadable(query, data),
      onError: (error, query) => {
        if (common(error, query.meta?.unlogged) || query.meta?.quiet) return;
        // A forbidden read leads to the page 403; after a forbidden write, or where it was shown before, the form stays.
        if (isApiError(error, 'forbidden') && query.state.data === undefined)
          navigate(paths.forbidden(), { replace: true });
      },
    }),
    mutationCache: new MutationCache({
      onMutate: () => {
        if (isOver()) throw new ApiError('cancelled', { code: 0 });
      },
      onSuccess: (_data, _variables, _result, mutation) => outdate(mutation.meta),
      onError: (error, _variables, _result, mutation) => {
        if (common(error)) return;
        // It may have been made: the user sees whether, instead of what was there before.
        if (isMaybeDone(error)) outdate(mutation.meta);
        if (!mutation.meta?.ownErrors) showError(error);
      },
    }),
  });
  return client;
}
