import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { Text } from '@/components/ui/layout/Text';
import { sameIn, type Upload } from '@/lib/state/uploads';
import type { FileKind } from '@/lib/util/files/file-type';
import { UploadRow } from '@/components/ui/media/UploadRow';
import styles from './UploadList.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  kinds: readonly FileKind[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  /** Takes the file of the library that is the same. */
  onUse?: (upload: Upload) => void;
}

const shareOf = ({ state, sent }: Upload) => (state === 'done' || state === 'failed' ? 1 : (sent ?? 0));

export function UploadList({ uploads, kinds, onRetry, onCancel, onUse }: UploadListProps) {
  const t = useTranslations('library.upload');
  const root = useRef<HTMLElement>(null);
  const ended = uploads.filter(({ state }) => state === 'done' || state === 'failed').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const same = uploads.filter(sameIn).length;
  const count = uploads.length;
  const held = useRef(false);
  useEffect(() => {
    // When the row with the focused button is removed, the list gets the focus while it exists.
    if (held.current && document.activeElement === document.body) root.current?.focus();
  }, [count]);
  if (count === 0) return null;
  const running = ended < count;
  return (
    <section
      className={styles.root}
      ref={root}
      tabIndex={-1}
      aria-label={t('label')}
      onFocus={() => (held.current = true)}
      onBlur={(event) => (held.current = event.relatedTarget === null)}
    >
      <Text role="status" variant="body2" as="div" className={styles.box}>
        {running ? t('running', { ended, count }) : t(same < failed ? 'stopped' : 'stoppedSame', { failed })}
      </Text>
      {running && (
        <ProgressBar
          aria-label={t('label')}
          value={(100 * uploads.reduce((sum, upload) => sum + shareOf(upload), 0)) / count}
          className={styles.bar}
        />
      )}
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            kinds={kinds}
            onRetry={() => onRetry(upload.id)}
            onCancel={() => onCancel(upload.id)}
            onUse={onUse && (() => onUse(upload))}
          />
        ))}
      </ul>
    </section>
  );
}
