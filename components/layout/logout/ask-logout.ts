import { listDrafts } from '@/components/ui/record/draft-list';
import { flushDrafts } from '@/components/ui/record/draft-store';
import { currentAccount } from '@/lib/state/account';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { uploadsOf } from '@/lib/state/uploads';
import { worksOf } from '@/lib/state/works';
import { openOverlay } from '../overlay';
import { askBeforeLeaving } from '../tabs/tab-actions';

/** Logs out at once if there is no unsaved input and nothing runs, else opens the dialog that asks. */
export function askToLogOut(leave: () => void): void {
  flushDrafts();
  const isRunning = uploadsOf().open().length > 0 || worksOf().open().length > 0;
  if (isRunning || listDrafts(currentAccount()).length > 0) openOverlay('logout');
  // Input that the browser refused to store as a draft.
  else askBeforeLeaving(store.get(tabsAtom), 'logOut', leave);
}
