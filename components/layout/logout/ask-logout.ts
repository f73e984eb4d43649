import { listDrafts } from '@/components/ui/record/draft-list';
import { flushDrafts } from '@/components/ui/record/draft-store';
import { currentAccount } from '@/lib/state/account';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { uploadsOf } from '@/lib/state/uploads';
import { openOverlay } from '../overlay';
import { askBeforeDropping } from '../tabs/tab-actions';

/** Logs out at once where nothing would be lost, else asks what is to become of it. */
export function askToLogOut(leave: () => void): void {
  flushDrafts();
  if (listDrafts(currentAccount()).length > 0 || uploadsOf().open().length > 0) openOverlay('logout');
  // Text that this browser could not keep as a draft.
  else askBeforeDropping(store.get(tabsAtom), leave);
}
