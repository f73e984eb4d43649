import Modal from '@mui/material/Modal';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { cancelBusy } from '@/lib/api/request/busy';
import { Cover } from './mask-cover';
import styles from './SlowMask.module.css';

/** A modal dialog, because an open drawer or dialog below would keep the focus trapped. */
export function SlowMask({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  const actions = useTranslations('entry.action');
  return (
    <Modal open hideBackdrop onClose={cancelBusy} className={styles.mask}>
      <Cover role="alertdialog" aria-modal aria-labelledby="mask-title" aria-describedby="mask-text">
        <div className={styles.card}>
          {children}
          <h2 id="mask-title">{t('maskSlow.title')}</h2>
          <p id="mask-text">{t('maskSlow.text')}</p>
          <Button variant="outlined" autoFocus onClick={cancelBusy} className={styles.button}>
            {actions('cancel')}
          </Button>
        </div>
      </Cover>
    </Modal>
  );
}
