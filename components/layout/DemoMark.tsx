import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFrame } from './frame-context';

/** Says that nothing here is real, and puts the seeded data back in one click. */
export function DemoMark() {
  const t = useTranslations('layout');
  const { resetDemo } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const reset = () => {
    setAnchor(undefined);
    void resetDemo();
  };
  return (
    <>
      <Button
        size="small"
        color="warning"
        startIcon={<FlaskConical size={14} aria-hidden />}
        title={t('demo.text')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mr: 1 }}
      >
        {t('demo.mark')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          <MenuItem onClick={reset}>
            <RotateCcw size={16} aria-hidden />
            {t('demo.reset')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
