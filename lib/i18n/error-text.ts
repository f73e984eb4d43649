import { useTranslations } from 'next-intl';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import { getConfig } from '@/lib/config/config';
import { isChunkLost } from '@/lib/util/browser/load-chunk';

/** Longer codes are cut off: the platform sent a text in place of a code. */
const CODE_LENGTH = 40;

/** With what the platform says of single fields, for where these are not shown beside them. */
function withFields(said: string, error: unknown): string {
  const texts = Object.values(refusedFields(error));
  return [said, ...texts.filter((text) => !said.includes(text))].filter(Boolean).join(' · ');
}

/**
 * The message for an error: the platform's own, else that of the status table, else the status text (specification 8),
 * else the code; and of a write that was not answered, that it may have arrived.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('entry');
  const failure = useTranslations('login.failure');
  const textOf = (error: unknown): string => {
    if (!isApiError(error)) return isChunkLost(error) ? failure('chunk') : t('error.unexpected');
    const { kind, message, code, details } = error;
    if (details.textKey) return t(`error.${details.textKey}`, { tokenName: getConfig().tokenName });
    if (message) return message;
    if (kind === 'contract') return t('error.contract');
    const text = String(code).slice(0, CODE_LENGTH);
    const key = `status.${text}` as 'status.0';
    // The code comes from the platform: one such as `toString` must not match a property of the table.
    return /^\d+$/.test(text) && t.has(key) ? t(key) : details.statusText || t('error.code', { code: text });
  };
  return (error) => {
    const said = withFields(textOf(error), error);
    const unsure = isApiError(error) && error.details.maybeDone && !error.details.textKey;
    return unsure ? t('error.maybeDone', { error: said }) : said;
  };
}
