import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import space from '@/components/ui/layout/space.module.css';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import { Checkbox } from '@/components/ui/form/choice/choice';
import { isDraftKey } from '@/components/ui/record/draft-store';
import { removeToken } from '@/lib/auth/token';
import { store } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { showRandomMask } from '../mask/mask';
import { removeStored } from '@/lib/util/browser/storage';

/**
 * Deletes what this client stores in the browser, including the login and the tabs, and reloads the page (specification 2). Data of
 * other software on the same host is kept; unsaved input too, unless the user chooses to delete it.
 */
function clearCache(withDrafts: boolean): void {
  // The user has confirmed already: the browser must not ask again for each unsaved form.
  flushSync(() => store.set(dirtyTabsAtom, new Map()));
  removeToken();
  removeStored((key) => withDrafts || !isDraftKey(key));
  showRandomMask();
  location.reload();
}

export function ClearCacheDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('theme');
  const [withDrafts, setWithDrafts] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('clear.title')}
      confirmLabel={t('panel.clear')}
      onClose={onClose}
      onConfirm={() => clearCache(withDrafts)}
    >
      <p>{t('clear.text')}</p>
      <Checkbox
        className={space.above8}
        checked={withDrafts}
        onChange={(event) => setWithDrafts(event.target.checked)}
        label={t('clear.drafts')}
      />
    </ConfirmDialog>
  );
}
