import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { listDrafts, removeDrafts, type ListedDraft } from '@/components/ui/record/draft-list';
import { isApiError, ApiError } from '@/lib/api/request/errors';
import { currentAccount, isTabOnly } from '@/lib/state/account';
import { uploadsOf } from '@/lib/state/uploads';
import { worksOf } from '@/lib/state/works';
import { useFrame } from '../frame-context';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';

type DraftKind = RecordKind<SavedRecord & { status: string }, object, 'draft'>;

/** Entities that can be saved as drafts on the platform (contract 4); loaded with the first draft of each. */
const KINDS: Record<string, () => Promise<DraftKind>> = {
  product: async () =>
    (await import('@/components/screens/product/form/product-kind')).PRODUCT_KIND as unknown as DraftKind,
  blog: async () => (await import('@/components/screens/blog/form/blog-kind')).BLOG_KIND as unknown as DraftKind,
};

/** Only a new record, or one that is a draft on the platform already. */
async function canSaveDraft({ form, id, draft }: ListedDraft, queries: QueryClient): Promise<boolean> {
  const kind = draft && (await KINDS[form]?.());
  if (!kind || kind.revive(draft.values) === undefined) return false;
  return id === undefined || (await queries.fetchQuery(kind.api.detail(id))).status === 'draft';
}

/** Saves a local draft as a draft on the platform, which rejects it as a conflict if its version is newer. */
async function saveDraft({ form, id, draft }: ListedDraft, queries: QueryClient): Promise<void> {
  const kind = await KINDS[form]?.();
  const values = draft && kind?.revive(draft.values);
  if (!kind || !draft || !values) throw new Error(`No draft on the platform for ${form}`);
  const base = id === undefined ? undefined : await queries.fetchQuery({ ...kind.api.detail(id), staleTime: 0 });
  if (base && draft.version !== undefined && draft.version !== base.version)
    throw new ApiError('conflict', { code: 409, data: base });
  const { record } = kind.toRecord(values, base);
  // The same id for each retry after a lost response, so that only one record is created.
  const clientId = base ? {} : { clientId: draft.clientId ?? draft.by };
  await kind.api.save({ ...record, ...kind.extraFields?.('draft', base), ...clientId });
}

export type Choice = 'delete' | 'save' | 'keep';

/** What is done with the drafts of this account; nothing is deleted before the session has ended. */
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
  const [works] = useState(() => worksOf().open());
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
    meta: { invalidates: [], ownErrors: true },
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
    works,
    choose: (draft: ListedDraft, choice: Choice) => setChoices(new Map(choices).set(draft, choice)),
    busy: work.isPending,
    // Each choice is a new write with a new idempotency key.
    confirm: () => work.mutate(drafts.map(choiceOf)),
  };
}
