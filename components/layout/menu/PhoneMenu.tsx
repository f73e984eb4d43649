import Drawer from '@mui/material/Drawer';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import type { Menu } from './use-menu';
import { SideMenu } from './SideMenu';
import { PhoneThemeButton } from '../theme/PhoneThemeButton';
import styles from './PhoneMenu.module.css';

interface PhoneMenuProps {
  open: boolean;
  onClose: () => void;
  menu: Menu;
}

/** Opens over the page and closes after a choice. It stays mounted, so that it keeps its open groups. */
export function PhoneMenu({ open, onClose, menu }: PhoneMenuProps) {
  const { showTheme } = useAtomValue(themeAtom);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{ paper: { className: `menu-surface ${styles.paper}` } }}
    >
      <SideMenu menu={menu} folded={false} foot={showTheme && <PhoneThemeButton onOpen={onClose} />} />
    </Drawer>
  );
}
