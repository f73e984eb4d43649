import type { QueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { ListedDraft } from '@/components/ui/form/draft-list';
import type { RecordKind, SavedRecord } from '@/components/ui/form/record-kind';
import { ApiError } from '@/lib/api/errors';

type DraftKind = RecordKind<SavedRecord & { status: string }, FieldValues, 'draft'>;

/** The entities whose records may be drafts on the platform (contract 4); a form's code comes with the first one. */
const KINDS: Record<string, () => Promise<DraftKind>> = {
  product: async () =>
    (await import('@/components/screens/product/form/product-kind')).PRODUCT_KIND as unknown as DraftKind,
  blog: async () => (await import('@/components/screens/blog/form/blog-kind')).BLOG_KIND as unknown as DraftKind,
};

/** Whether the platform can hold it as a draft: a record to be, or one that is a draft there already. */
export async function canSaveDraft({ form, id, draft }: ListedDraft, queries: QueryClient): Promise<boolean> {
  const kind = draft && (await KINDS[form]?.());
  if (!kind || kind.revive(draft.values) === undefined) return false;
  return id === undefined || (await queries.fetchQuery(kind.api.detail(id))).status === 'draft';
}

/** Saves a draft of this device as a draft on the platform; over a newer version it is refused as a conflict. */
export async function saveDraft({ form, id, draft }: ListedDraft, queries: QueryClient): Promise<void> {
  const kind = await KINDS[form]?.();
  const values = draft && kind?.revive(draft.values);
  if (!kind || !draft || !values) throw new Error(`No draft on the platform for ${form}`);
  const base = id === undefined ? undefined : await queries.fetchQuery({ ...kind.api.detail(id), staleTime: 0 });
  if (base && draft.version !== undefined && draft.version !== base.version)
    throw new ApiError('conflict', { code: 409, data: base });
  const { record } = kind.toRecord(values, base);
  // Pressed again after a lost answer it is still one record.
  const clientId = base ? {} : { clientId: draft.clientId ?? draft.by };
  await kind.api.save({ ...record, ...kind.asks?.('draft', base), ...clientId });
}
