import { RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { UploadRing } from '@/components/ui/media/UploadRing';
import { canRetry, useUploadText } from '@/components/ui/media/use-upload-text';
import type { Upload } from '@/lib/state/uploads';
import { Tile, TileTools } from './tile';
import styles from './UploadTile.module.css';

interface UploadTileProps {
  upload: Upload;
  maxBytes: number;
  onRetry: () => void;
  onCancel: () => void;
}

const icon = { size: 14, strokeWidth: 1.7, 'aria-hidden': true } as const;

export function UploadTile({ upload, maxBytes, onRetry, onCancel }: UploadTileProps) {
  const t = useTranslations('form.upload');
  const text = useUploadText(['image'], maxBytes)(upload);
  const failed = upload.state === 'failed';
  return (
    <Tile>
      <div className={styles.text} role={failed ? 'alert' : 'status'} data-failed={failed || undefined} title={text}>
        {!failed && <UploadRing sent={upload.sent} />}
        <span>{text}</span>
      </div>
      <TileTools className={styles.tools}>
        {canRetry(upload) && (
          <button type="button" aria-label={t('retry', { name: upload.file.name })} onClick={onRetry}>
            <RotateCw {...icon} />
          </button>
        )}
        <button
          type="button"
          aria-label={t(failed ? 'dismiss' : 'cancel', { name: upload.file.name })}
          onClick={onCancel}
        >
          <X {...icon} />
        </button>
      </TileTools>
    </Tile>
  );
}
