import { useTranslations } from 'next-intl';
import { isApiError } from '@/lib/api/errors';
import { getConfig } from '@/lib/config/config';
import { isChunkLost } from '@/lib/util/load-chunk';

/** An error in words: the platform's own, else the status table's, else the status text (specification 8). */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('entry');
  return (error) => {
    if (!isApiError(error)) return t(isChunkLost(error) ? 'error.chunk' : 'error.unexpected');
    const { kind, message, code, details } = error;
    if (details.textKey) return t(`error.${details.textKey}`, { tokenName: getConfig().tokenName });
    if (message) return message;
    if (kind === 'contract') return t('error.contract');
    const key = `status.${code}` as 'status.0';
    // A code is the platform's: one such as `toString` must find nothing here.
    return /^\d+$/.test(String(code)) && t.has(key) ? t(key) : details.statusText || t('status.0');
  };
}
