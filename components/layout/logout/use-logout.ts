import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { listDrafts, removeDrafts, type ListedDraft } from '@/components/ui/record/draft-list';
import { isApiError, ApiError } from '@/lib/api/request/errors';
import { currentAccount, isTabOnly } from '@/lib/state/account';
import { uploadsOf } from '@/lib/state/uploads';
import { useFrame } from '../frame-context';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';

type DraftKind = RecordKind<SavedRecord & { status: string }, object, 'draft'>;

/** The entities whose records may be drafts on the platform (contract 4); a form's code comes with the first one. */
const KINDS: Record<string, () => Promise<DraftKind>> = {
  product: async () =>
    (await import('@/components/screens/product/form/product-kind')).PRODUCT_KIND as unknown as DraftKind,
  blog: async () => (await import('@/components/screens/blog/form/blog-kind')).BLOG_KIND as unknown as DraftKind,
};

/** Whether the platform can hold it as a draft: a record to be, or one that is a draft there already. */
async function canSaveDraft({ form, id, draft }: ListedDraft, queries: QueryClient): Promise<boolean> {
  const kind = draft && (await KINDS[form]?.());
  if (!kind || kind.revive(draft.values) === undefined) return false;
  return id === undefined || (await queries.fetchQuery(kind.api.detail(id))).status === 'draft';
}

/** Saves a draft of this device as a draft on the platform; over a newer version it is refused as a conflict. */
async function saveDraft({ form, id, draft }: ListedDraft, queries: QueryClient): Promise<void> {
  const kind = await KINDS[form]?.();
  const values = draft && kind?.revive(draft.values);
  if (!kind || !draft || !values) throw new Error(`No draft on the platform for ${form}`);
  const base = id === undefined ? undefined : await queries.fetchQuery({ ...kind.api.detail(id), staleTime: 0 });
  if (base && draft.version !== undefined && draft.version !== base.version)
    throw new ApiError('conflict', { code: 409, data: base });
  const { record } = kind.toRecord(values, base);
  // Pressed again after a lost answer it is still one record.
  const clientId = base ? {} : { clientId: draft.clientId ?? draft.by };
  await kind.api.save({ ...record, ...kind.extraFields?.('draft', base), ...clientId });
}

export type Choice = 'delete' | 'save' | 'keep';

/** What is to become of the drafts of this account: nothing is decided before the session has ended. */
export function useLogout() {
  const queries = useQueryClient();
  const { leave } = useFrame();
  const [account] = useState(currentAccount);
  const [drafts, setDrafts] = useState(() => listDrafts(account));
  const [files] = useState(() =>
    uploadsOf()
      .open()
      .map(({ file }) => file.name),
  );
  const [choices, setChoices] = useState<ReadonlyMap<ListedDraft, Choice>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<ListedDraft, unknown>>(new Map());
  const choiceOf = (draft: ListedDraft): Choice => choices.get(draft) ?? 'delete';
  const savable = useQueries({
    queries: drafts.map((draft) => ({
      queryKey: ['logout', draft.key, draft.draft?.by ?? '', draft.draft?.at ?? ''],
      queryFn: () => canSaveDraft(draft, queries),
      meta: { quiet: true },
      retry: false,
    })),
  });

  const work = useWrite({
    mutationFn: async (chosen: readonly Choice[]) => {
      const failed = new Map<ListedDraft, unknown>();
      const saved: ListedDraft[] = [];
      for (const draft of drafts.filter((_, index) => chosen[index] === 'save')) {
        try {
          await saveDraft(draft, queries);
          saved.push(draft);
        } catch (error) {
          if (isApiError(error, 'session') || isApiError(error, 'cancelled')) throw error;
          failed.set(draft, error);
        }
      }
      return { saved, failed };
    },
    meta: { ownErrors: true },
    onSuccess: ({ saved, failed }) => {
      removeDrafts(saved);
      setFailures(failed);
      setDrafts(drafts.filter((draft) => !saved.includes(draft)));
      if (failed.size > 0) return;
      removeDrafts(drafts.filter((draft) => choiceOf(draft) === 'delete'));
      leave();
    },
  });

  return {
    rows: drafts.map((draft, index) => ({
      draft,
      choice: choiceOf(draft),
      failure: failures.get(draft),
      options: [
        'delete',
        ...(savable[index]?.data ? ['save'] : []),
        ...(isTabOnly(account) ? [] : ['keep']),
      ] as Choice[],
    })),
    files,
    choose: (draft: ListedDraft, choice: Choice) => setChoices(new Map(choices).set(draft, choice)),
    busy: work.isPending,
    // Another choice is another press.
    confirm: () => work.mutate(drafts.map(choiceOf)),
  };
}
