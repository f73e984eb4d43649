import { useFormatter, useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/i18n/error-text';
import type { Upload } from './use-uploads';

/** Why a file was not taken, with its name and what would be. */
export function useUploadText(kind: 'image' | 'video', maxBytes: number): (upload: Upload) => string {
  const t = useTranslations('form.upload');
  const format = useFormatter();
  const errorText = useErrorText();
  return ({ file, fault }) => {
    if (!fault) return t('sending', { name: file.name });
    if ('error' in fault) return t('failed', { name: file.name, reason: errorText(fault.error) });
    if (fault.rule === 'tooBig') {
      return t('tooBig', { name: file.name, size: format.number(maxBytes / 1_048_576, { maximumFractionDigits: 1 }) });
    }
    return t(kind === 'image' ? 'notImage' : 'notVideo', { name: file.name });
  };
}
