import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { getConfig } from '@/lib/config/config';

export function MaskView() {
  const t = useTranslations('layout');
  const text = getConfig().loadingText ?? t('mask');
  return (
    <Backdrop open transitionDuration={0} sx={{ zIndex: 1450, flexDirection: 'column', gap: 2, color: '#fff' }}>
      <CircularProgress color="inherit" aria-hidden />
      <span role="status">{text}</span>
    </Backdrop>
  );
}
