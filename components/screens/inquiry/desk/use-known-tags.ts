import { useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import type { Page } from '@/lib/api/values';

/** The labels of all inquiries loaded so far: the contract has no list of them. */
export function useKnownTags(): string[] {
  const pages = useQueryClient().getQueriesData<Page<Inquiry>>({ queryKey: ['inquiry', 'list'] });
  return [...new Set(pages.flatMap(([, page]) => page?.list ?? []).flatMap(({ tags }) => tags))].sort();
}
