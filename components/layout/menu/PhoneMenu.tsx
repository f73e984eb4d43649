import Drawer from '@mui/material/Drawer';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import type { Menu } from './use-menu';
import { SideMenu } from './SideMenu';
import { PhoneThemeButton } from '../theme/PhoneThemeButton';

interface PhoneMenuProps {
  open: boolean;
  onClose: () => void;
  menu: Menu;
}

/** The menu of a phone: over the page, and gone after a choice. Its state lives on while it is closed. */
export function PhoneMenu({ open, onClose, menu }: PhoneMenuProps) {
  const { showTheme } = useAtomValue(themeAtom);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{ paper: { className: 'menu-surface', sx: { width: 280, overflow: 'hidden' } } }}
    >
      <SideMenu menu={menu} folded={false} foot={showTheme && <PhoneThemeButton onOpen={onClose} />} />
    </Drawer>
  );
}
