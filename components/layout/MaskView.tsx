import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { cancelBusy, isSlow, subscribeBusy } from '@/lib/api/busy';
import { getConfig } from '@/lib/config/config';
import type { MaskKind } from './mask';
import { Spinner } from './Spinner';

const LAYER = 1450;

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: LAYER,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  padding: 24,
  outline: 0,
  background: 'rgba(17,21,30,.62)',
  color: '#fff',
  '& .slow': { maxWidth: 420, textAlign: 'center', lineHeight: '24px', textWrap: 'balance' },
});

/** White on the dark cover in every skin. */
const Cancel = styled(Button)({
  minWidth: 96,
  color: '#fff',
  borderColor: 'rgba(255,255,255,.55)',
  '&:hover': { borderColor: '#fff', background: 'rgba(255,255,255,.12)' },
});

/** A spinner and its words over the whole page; after long waiting, a way to stop waiting. */
export function MaskView({ kind }: { kind: MaskKind }) {
  const t = useTranslations('layout');
  const actions = useTranslations('entry.action');
  const slow = useSyncExternalStore(subscribeBusy, isSlow);
  if (!slow) {
    return (
      <Cover>
        <Spinner kind={kind} />
        <span role="status">{getConfig().loadingText ?? t('mask')}</span>
      </Cover>
    );
  }
  // A modal, because an open drawer or dialog below would keep the focus for itself.
  return (
    <Modal open hideBackdrop onClose={cancelBusy} sx={{ zIndex: LAYER }}>
      <Cover role="alertdialog" aria-modal aria-label={t('maskSlow.label')} aria-describedby="mask-slow">
        <Spinner kind={kind} />
        <span id="mask-slow" className="slow">
          {t('maskSlow.text')}
        </span>
        <Cancel variant="outlined" autoFocus onClick={cancelBusy}>
          {actions('cancel')}
        </Cancel>
      </Cover>
    </Modal>
  );
}
