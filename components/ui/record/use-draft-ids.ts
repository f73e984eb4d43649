import { useSession } from '@/lib/state/session';
import { useStored } from '@/lib/state/use-stored';
import { draftIds } from './draft-list';
import { draftChangesAtom } from './draft-store';

/** The records of which the account has drafts in some forms. */
export function useDraftIds(forms: readonly string[]): readonly string[] {
  const { account } = useSession();
  return useStored(draftChangesAtom, () => draftIds(account, forms));
}
