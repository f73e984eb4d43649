import { useMutation, type MutationMeta, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { equal } from '@/lib/util/equal';
import { REPEAT_TIME } from '@/lib/api/request/request';

/**
 * Like `useMutation`, for writes started by a click: the same variables while a request is in flight, or shortly after
 * its response, count as the same click and return its result. This is checked synchronously, because several clicks
 * may come before the next render (docs/decisions/requests.md D104). Each says what it invalidates: a write without
 * would leave lists and counts as they were.
 */
export function useWrite<D, V = void, C = unknown>(
  options: UseMutationOptions<D, Error, V, C> & { meta: MutationMeta },
): UseMutationResult<D, Error, V, C> {
  const mutation = useMutation(options);
  const last = useRef<{ variables: V | undefined; result: Promise<D> }>(undefined);
  const mutateAsync: typeof mutation.mutateAsync = (...change) => {
    const [variables] = change;
    if (last.current && equal(last.current.variables, variables)) return last.current.result;
    const result = mutation.mutateAsync(...change);
    const write = { variables, result };
    last.current = write;
    const forget = () => {
      if (last.current === write) last.current = undefined;
    };
    result.then(() => setTimeout(forget, REPEAT_TIME), forget);
    return result;
  };
  return {
    ...mutation,
    mutateAsync,
    // Callers that do not await the result get errors by the callbacks.
    mutate: (...change) => void mutateAsync(...change).catch(() => undefined),
  };
}
