import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { UploadRow } from '@/components/ui/media/UploadRow';
import { useSession } from '@/lib/state/session';
import { uploadsOf, type Upload } from '@/lib/state/uploads';
import { isOpenWork, worksOf, type Work } from '@/lib/state/works';
import type { WorkTexts } from './use-works';
import { WorkItem } from './WorkItem';

const Items = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: '1px solid var(--border-subtle)' },
});
/** Focusable because it scrolls by keys, too. */
const Scroll = styled('div')({
  maxHeight: 'min(480px, 65vh)',
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
});
const Head = styled('h2')({
  margin: 0,
  padding: '12px 16px 8px',
  fontSize: 'var(--type-body)',
  fontWeight: 'var(--weight-semibold)',
});
const Files = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '0 8px 8px',
  borderBottom: '1px solid var(--border-subtle)',
});

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
      <Scroll ref={scroll} tabIndex={0} role="region" aria-label={t('label')}>
        {isEmpty && <EmptyState kind="done" title={t('empty')} text={t('emptyText')} />}
        {uploads.length > 0 && (
          <>
            <Head>{t('uploads')}</Head>
            <Files>
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  kinds={['image', 'video', 'document']}
                  onRetry={() => retry(upload.id)}
                  onCancel={keepingFocus(() => cancel(upload.id))}
                />
              ))}
            </Files>
          </>
        )}
        {works.length > 0 && (
          <Items>
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
          </Items>
        )}
      </Scroll>
      {works.some((work) => !isOpenWork(work)) && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: 'right' }}>
          <Button variant="text" onClick={keepingFocus(() => worksOf(session).clearEnded())}>
            {t('action.clearEnded')}
          </Button>
        </Box>
      )}
    </DialogPopover>
  );
}
