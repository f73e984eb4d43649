import { useTranslations } from 'next-intl';
import { showMessage } from '@/lib/state/messages';
import { lockOf } from './lock';

/**
 * For keys that write and belong to no control: returns true in a preview, which refuses them, and shows the reason as
 * it is shown for a locked control.
 */
export function useLockedKey(): () => boolean {
  const t = useTranslations('entry.error');
  return () => {
    if (!lockOf()) return false;
    showMessage('info', t('preview'));
    return true;
  };
}
