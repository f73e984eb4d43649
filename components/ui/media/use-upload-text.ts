import { useFormatter, useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/i18n/error-text';
import { FILE_LIMITS } from '@/lib/api/file';
import { MEGABYTE } from '@/lib/util/files/megabyte';
import { refusedFields } from '@/lib/api/request/errors';
import type { Upload } from '@/lib/state/uploads';
import { visibleFileName } from '@/lib/util/files/file-name';
import type { FileKind } from '@/lib/util/files/file-type';
import { useBytes } from './measures';

const NOT = { image: 'notImage', video: 'notVideo', document: 'notDocument' } as const;

export function useUploadText(kinds: readonly FileKind[], maxBytes?: number): (upload: Upload) => string {
  const t = useTranslations('form.upload');
  const format = useFormatter();
  const bytes = useBytes();
  const errorText = useErrorText();
  const [kind, ...others] = kinds;
  const megabytes = (bytes: number) => format.number(bytes / MEGABYTE, { maximumFractionDigits: 1 });
  const reason = (error: unknown) => {
    // The platform's field errors are more specific than its general message.
    const fields = Object.values(refusedFields(error));
    return fields[0] ?? errorText(error);
  };
  return ({ file, fault, state, encoded }) => {
    const name = visibleFileName(file.name);
    if (!fault && encoded !== undefined && state === 'sending')
      return t('sendingEncoded', { name, before: bytes(file.size), after: bytes(encoded) });
    if (!fault) return t(state === 'waiting' ? 'waiting' : state === 'done' ? 'arrived' : 'sending', { name });
    if ('same' in fault) return t('same', { name, same: visibleFileName(fault.same.name) });
    if ('error' in fault) return t('failed', { name, reason: reason(fault.error) });
    if (fault.rule === 'wrongType') return t(kind && others.length === 0 ? NOT[kind] : 'notKnown', { name });
    if (fault.rule !== 'tooBig') return t(fault.rule, { name });
    if (maxBytes !== undefined) return t('tooBig', { name, size: megabytes(maxBytes) });
    const { image, video, document } = FILE_LIMITS;
    return t('tooBigOf', { name, image: megabytes(image), video: megabytes(video), document: megabytes(document) });
  };
}

/** Too large files and wrong types cannot be retried; failed requests can, and storage can be freed. */
export const canRetry = ({ state, fault }: Upload): boolean =>
  state === 'failed' && fault !== undefined && (!('rule' in fault) || fault.rule === 'noRoom');
