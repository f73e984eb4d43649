import { useTranslations } from 'next-intl';
import { showMessage } from '@/lib/state/messages';

/** Copies a file's URL to the clipboard and shows a message, also if the browser refuses. */
export function useCopyLink(): (address: string) => Promise<void> {
  const t = useTranslations('material.details');
  return async (address) => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      showMessage('success', t('copied'));
    } catch {
      showMessage('warning', t('notCopied'));
    }
  };
}
