import { useTranslations } from 'next-intl';
import { isApiError } from '@/lib/api/request/errors';
import { getConfig } from '@/lib/config/config';
import { isChunkLost } from '@/lib/util/browser/load-chunk';

/** A code is shown as it came, but never as an essay. */
const CODE_LENGTH = 40;

/** An error in words: the platform's own, else the status table's, else the status text (specification 8), else the code. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('entry');
  const failure = useTranslations('login.failure');
  return (error) => {
    if (!isApiError(error)) return isChunkLost(error) ? failure('chunk') : t('error.unexpected');
    const { kind, message, code, details } = error;
    if (details.textKey) return t(`error.${details.textKey}`, { tokenName: getConfig().tokenName });
    if (message) return message;
    if (kind === 'contract') return t('error.contract');
    const text = String(code).slice(0, CODE_LENGTH);
    const key = `status.${text}` as 'status.0';
    // A code is the platform's: one such as `toString` must find nothing here.
    return /^\d+$/.test(text) && t.has(key) ? t(key) : details.statusText || t('error.code', { code: text });
  };
}
