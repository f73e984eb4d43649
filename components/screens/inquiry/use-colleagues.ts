import { useQuery } from '@tanstack/react-query';
import { contactApi } from '@/lib/api/contact';

const NONE: string[] = [];

/**
 * Those whom inquiries can be handed to: the people of the shop. Who has no right to see them is offered none; the
 * inquiry itself still says whose it is.
 */
export function useColleagues(): string[] {
  const { data } = useQuery({ ...contactApi.list({ pageSize: 100 }), meta: { quiet: true } });
  return data ? [...new Set(data.list.map(({ name }) => name))] : NONE;
}
