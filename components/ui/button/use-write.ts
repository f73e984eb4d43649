import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { equal } from '@/lib/util/equal';
import { REPEAT_TIME } from '@/lib/api/request/request';

/**
 * As `useMutation`, for what a press starts: the same change again while the first is on its way, or a moment after its
 * answer, is the same press and gets its result. Known at once, since several presses may come before the next render
 * (docs/decisions.md D104, D105).
 */
export function useWrite<D, V = void, C = unknown>(
  options: UseMutationOptions<D, Error, V, C>,
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
    // Callers that do not wait for the result learn of it by the callbacks.
    mutate: (...change) => void mutateAsync(...change).catch(() => undefined),
  };
}
