import { useQuery } from '@tanstack/react-query';
import { overviewPart, type Part } from '@/lib/api/stats';
import type { Period } from './home-period';

/** One part of the overview; it fails with the request, or alone if only its data breaks the contract. */
export function usePart<T>({ from, to }: Pick<Period, 'from' | 'to'>, read: Parameters<typeof overviewPart<T>>[2]) {
  const { data, error, refetch, isPlaceholderData } = useQuery(overviewPart(from, to, read));
  const { part, broken }: Part<T> = data ?? {};
  return { data: part, error: error ?? broken, refetch, isPlaceholderData };
}
