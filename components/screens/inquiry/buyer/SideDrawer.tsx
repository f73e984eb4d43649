import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { SidePane } from './SidePane';

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 0 18px',
});

interface SideDrawerProps {
  id: string;
  sheet: boolean;
  onClose: () => void;
}

/** The third pane in narrow windows: a drawer, on phones a sheet. */
export function SideDrawer({ id, sheet, onClose }: SideDrawerProps) {
  const t = useTranslations('inquiry.side');
  const close = useTranslations('entry.action')('close');
  const titleId = useId();
  const size = sheet ? { height: '92dvh' } : { width: 360 };
  return (
    <Drawer
      anchor={sheet ? 'bottom' : 'right'}
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { ...size, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Head>
        <Typography variant="h2" id={titleId}>
          {t('title')}
        </Typography>
        <IconButton aria-label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Head>
      <SidePane id={id} onSent={onClose} />
    </Drawer>
  );
}
