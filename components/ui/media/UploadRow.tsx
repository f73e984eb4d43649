import { CircleAlert, CircleCheck, Clock, RotateCw, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { sameIn, type Upload } from '@/lib/state/uploads';
import { visibleFileName } from '@/lib/util/files/file-name';
import type { FileKind } from '@/lib/util/files/file-type';
import { UploadRing } from './UploadRing';
import { canRetry, useUploadText } from './use-upload-text';
import styles from './UploadRow.module.css';

interface UploadRowProps {
  upload: Upload;
  kinds: readonly FileKind[];
  onRetry: () => void;
  onCancel: () => void;
  /** Takes the file of the library that has the same content; absent where there is nothing to take it for. */
  onUse?: () => void;
}

export function UploadRow({ upload, kinds, onRetry, onCancel, onUse }: UploadRowProps) {
  const t = useTranslations('form.upload');
  const format = useFormatter();
  const text = useUploadText(kinds)(upload);
  const { state, sent } = upload;
  const same = sameIn(upload);
  const name = visibleFileName(upload.file.name);
  const failed = state === 'failed';
  return (
    <li className={styles.row} data-state={state}>
      {state === 'sending' && <UploadRing sent={sent} />}
      {state === 'waiting' && <Clock size={18} strokeWidth={1.7} aria-hidden />}
      {state === 'done' && <CircleCheck size={18} strokeWidth={1.7} aria-hidden />}
      {failed && <CircleAlert size={18} strokeWidth={1.7} aria-hidden />}
      <span className="words">
        <span role={failed ? 'alert' : undefined}>{text}</span>
        {same && onUse && (
          <Button size="small" variant="text" aria-label={t('useSameOf', { name })} onClick={onUse}>
            {t('useSame')}
          </Button>
        )}
      </span>
      {state === 'sending' && sent !== undefined && (
        <span className="share">{format.number(sent, { style: 'percent' })}</span>
      )}
      {canRetry(upload) && (
        <IconAction size="small" label={t(same ? 'anyway' : 'retry', { name })} onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
        </IconAction>
      )}
      {state !== 'done' && (
        <IconAction size="small" label={t(failed ? 'dismiss' : 'cancel', { name })} onClick={onCancel}>
          <X size={16} aria-hidden />
        </IconAction>
      )}
    </li>
  );
}
