import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { UploadRow } from '@/components/ui/media/UploadRow';
import { useSession } from '@/lib/state/session';
import { uploadsOf, type Upload } from '@/lib/state/uploads';
import { isOpenWork, worksOf, type Work } from '@/lib/state/works';
import type { WorkTexts } from './use-works';
import { WorkItem } from './WorkItem';
import styles from './WorkPanel.module.css';

interface WorkPanelProps {
  anchor: HTMLElement;
  works: readonly Work[];
  uploads: readonly Upload[];
  texts: WorkTexts;
  onDetails: (work: Work) => void;
  onClose: () => void;
}

/** Everything that runs or has ended, the latest first. */
export function WorkPanel({ anchor, works, uploads, texts, onDetails, onClose }: WorkPanelProps) {
  const t = useTranslations('work');
  const session = useSession();
  const { retry, cancel } = uploadsOf(session);
  const scroll = useRef<HTMLDivElement>(null);
  const isEmpty = works.length + uploads.length === 0;
  /** A button that removes its own row takes the focus along; then Escape would not close the panel. */
  const keepingFocus = (action: () => void) => () => {
    action();
    scroll.current?.focus();
  };
  return (
    <DialogPopover anchor={anchor} label={t('label')} align="right" width={420} onClose={onClose}>
      <div className={styles.scroll} ref={scroll} tabIndex={0} role="region" aria-label={t('label')}>
        {isEmpty && <EmptyState kind="done" title={t('empty')} text={t('emptyText')} />}
        {uploads.length > 0 && (
          <>
            <h2 className={styles.head}>{t('uploads')}</h2>
            <ul className={styles.files}>
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  kinds={['image', 'video', 'document']}
                  onRetry={() => retry(upload.id)}
                  onCancel={keepingFocus(() => cancel(upload.id))}
                />
              ))}
            </ul>
          </>
        )}
        {works.length > 0 && (
          <ul className={styles.items}>
            {works.toReversed().map((work) => (
              <WorkItem
                key={work.id}
                work={work}
                texts={texts}
                keepingFocus={keepingFocus}
                onDetails={() => onDetails(work)}
                onFollow={onClose}
              />
            ))}
          </ul>
        )}
      </div>
      {works.some((work) => !isOpenWork(work)) && (
        <div className={styles.end}>
          <Button variant="text" onClick={keepingFocus(() => worksOf(session).clearEnded())}>
            {t('action.clearEnded')}
          </Button>
        </div>
      )}
    </DialogPopover>
  );
}
