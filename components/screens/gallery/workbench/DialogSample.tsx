import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import { showMessage } from '@/lib/state/messages';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';

const KINDS = ['ask', 'danger'] as const;

/** Questions before a change; where it cannot be undone the focus begins on Cancel. */
export function DialogSample() {
  const t = useTranslations('gallery.dialog');
  const [open, setOpen] = useState<(typeof KINDS)[number]>();
  const close = () => setOpen(undefined);
  return (
    <Sample title={t('title')} text={t('text')} files={['components/ui/feedback/dialog/ConfirmDialog.tsx']}>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} color={kind === 'danger' ? 'error' : undefined} onClick={() => setOpen(kind)}>
            {t(`${kind}.open`)}
          </Button>
        ))}
      </Row>
      {KINDS.map((kind) => (
        <ConfirmDialog
          key={kind}
          open={open === kind}
          title={t(`${kind}.question`)}
          confirmLabel={t(`${kind}.verb`)}
          danger={kind === 'danger'}
          onConfirm={() => {
            close();
            showMessage('success', t('done'));
          }}
          onClose={close}
        >
          {t(`${kind}.text`)}
        </ConfirmDialog>
      ))}
    </Sample>
  );
}
