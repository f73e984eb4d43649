import { useQuery } from '@tanstack/react-query';
import { contactApi } from '@/lib/api/contact';

const NONE: string[] = [];

/** The contacts of the shop; none without the right to read them. */
export function useColleagues(): string[] {
  const { data } = useQuery({ ...contactApi.list({ pageSize: 100 }), meta: { quiet: true } });
  return data ? [...new Set(data.list.map(({ name }) => name))] : NONE;
}
