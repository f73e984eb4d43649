import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { listDrafts, removeDrafts, type ListedDraft } from '@/components/ui/form/draft-list';
import { isApiError } from '@/lib/api/errors';
import { currentAccount, isTabOnly } from '@/lib/state/account';
import { openUploads } from '@/lib/state/uploads';
import { useFrame } from '../frame-context';
import { canSaveDraft, saveDraft } from './save-draft';

export type Choice = 'delete' | 'save' | 'keep';

/** What is to become of the drafts of this account: nothing is decided before the session has ended. */
export function useLogout() {
  const queries = useQueryClient();
  const { leave } = useFrame();
  const [account] = useState(currentAccount);
  const [drafts, setDrafts] = useState(() => listDrafts(account));
  const [files] = useState(() => openUploads().map(({ file }) => file.name));
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
