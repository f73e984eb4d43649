import { File, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { FileName } from '@/components/ui/feedback/FileName';
import { useBytes } from '@/components/ui/media/measures';
import { UploadRow } from '@/components/ui/media/UploadRow';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import { visibleFileName } from '@/lib/util/files/file-name';
import { FILE_KINDS } from '@/lib/util/files/file-type';
import { FileFrame } from '../thread/AttachmentLink';
import type { Attachments } from './use-attachments';
import type { ReplyState } from './use-reply';
import styles from './ReplyFiles.module.css';

export function ReplyFiles({ reply, files }: { reply: ReplyState; files: Attachments }) {
  const t = useTranslations('inquiry.reply');
  const words = useTranslations('form.upload');
  const bytes = useBytes();
  const { attachments } = reply.box;
  return (
    <>
      {attachments.length + files.uploads.length > 0 && (
        <ul className={styles.list} aria-label={t('files')}>
          {attachments.map(({ name, url, size }) => (
            <li key={url}>
              <FileFrame>
                <File size={16} aria-hidden />
                <FileName name={name} />
                <span className="size">{bytes(size)}</span>
                <IconAction
                  size="small"
                  edge="end"
                  label={words('dismiss', { name: visibleFileName(name) })}
                  onClick={() => reply.detach(url)}
                >
                  <X size={14} aria-hidden />
                </IconAction>
              </FileFrame>
            </li>
          ))}
          {files.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              kinds={FILE_KINDS}
              onRetry={() => files.retry(upload.id)}
              onCancel={() => files.cancel(upload.id)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {files.skipped > 0 && t('skipped', { count: files.skipped, max: INQUIRY_LIMITS.attachments })}
      </div>
    </>
  );
}
