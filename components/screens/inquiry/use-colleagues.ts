import { useQuery } from '@tanstack/react-query';
import { contactApi } from '@/lib/api/contact';
import { MAX_PAGE_SIZE } from '@/lib/api/values';

const NONE: string[] = [];

/** The contacts of the shop; none without the right to read them. */
export function useColleagues(): string[] {
  const { data } = useQuery({ ...contactApi.list({ pageSize: MAX_PAGE_SIZE }), meta: { quiet: true } });
  return data ? [...new Set(data.list.map(({ name }) => name))] : NONE;
}
