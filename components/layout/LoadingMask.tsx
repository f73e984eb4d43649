import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { isBusy, subscribeBusy } from '@/lib/api/busy';
import { getConfig } from '@/lib/config/config';

/** Covers everything while a debounced action waits for its answer (specification 7). */
export function LoadingMask() {
  const t = useTranslations('layout');
  const busy = useSyncExternalStore(subscribeBusy, isBusy);
  const text = getConfig().loadingText ?? t('mask');
  return (
    <Backdrop open={busy} transitionDuration={0} sx={{ zIndex: 1450, flexDirection: 'column', gap: 2, color: '#fff' }}>
      {busy && (
        <>
          <CircularProgress color="inherit" aria-label={text} />
          <span role="status">{text}</span>
        </>
      )}
    </Backdrop>
  );
}
