import { useQuery } from '@tanstack/react-query';
import { contactApi } from '@/lib/api/contact';

const NONE: string[] = [];

/**
 * Possible assignees: the contacts of the shop. Without the right to read them there are none; the inquiry still has
 * its assignee.
 */
export function useColleagues(): string[] {
  const { data } = useQuery({ ...contactApi.list({ pageSize: 100 }), meta: { quiet: true } });
  return data ? [...new Set(data.list.map(({ name }) => name))] : NONE;
}
