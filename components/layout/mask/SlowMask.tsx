import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cancelBusy } from '@/lib/api/request/busy';
import { Cover, LAYER } from './mask-cover';

/** Dark in every skin, because the spinners' colours need a dark background. */
const Card = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 360,
  maxWidth: '100%',
  padding: '32px 28px 24px',
  borderRadius: 'var(--radius-dialog)',
  background: '#1c2230',
  boxShadow: '0 24px 64px rgba(0,0,0,.45)',
  textAlign: 'center',
  '& h2': {
    margin: '20px 0 8px',
    fontSize: 'var(--type-story)',
    fontWeight: 'var(--weight-semibold)',
    lineHeight: '1.5rem',
  },
  '& p': {
    margin: '0 0 24px',
    color: '#c5ccda',
    fontSize: 'var(--type-body)',
    lineHeight: '1.375rem',
    textWrap: 'balance',
  },
});

/** A modal dialog, because an open drawer or dialog below would keep the focus trapped. */
export function SlowMask({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  const actions = useTranslations('entry.action');
  return (
    <Modal open hideBackdrop onClose={cancelBusy} sx={{ zIndex: LAYER }}>
      <Cover role="alertdialog" aria-modal aria-labelledby="mask-title" aria-describedby="mask-text">
        <Card>
          {children}
          <h2 id="mask-title">{t('maskSlow.title')}</h2>
          <p id="mask-text">{t('maskSlow.text')}</p>
          <Button variant="outlined" autoFocus onClick={cancelBusy} sx={{ minWidth: 112 }}>
            {actions('cancel')}
          </Button>
        </Card>
      </Cover>
    </Modal>
  );
}
