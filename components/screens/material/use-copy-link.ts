import { useTranslations } from 'next-intl';
import { showMessage } from '@/lib/state/messages';

/** Puts the address of a file on the clipboard, and says so; a browser that refuses is told of too. */
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
