import { useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

export interface BriefApi<T> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the key's type differs from entity to entity, and matters to none here
  brief: (id: string) => UseQueryOptions<T | null, Error, T | null, any>;
}

type Read = Pick<UseQueryResult, 'isPending' | 'fetchStatus'>;

/** Whether one of some reads is still to be answered; not one that failed, or that waits for the network. */
export const isWaitingFor = (reads: readonly Read[]): boolean =>
  reads.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused');

/** Records by id, fetched in one request; the data is null for a deleted record. */
export function useRecords<T>(api: BriefApi<T>, ids: readonly string[]): ReadonlyMap<string, UseQueryResult<T | null>> {
  const wanted = [...new Set(ids)];
  const answers = useQueries({ queries: wanted.map((id) => api.brief(id)) });
  return new Map(answers.map((answer, index) => [wanted[index]!, answer]));
}
