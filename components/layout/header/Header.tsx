import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { below } from '@/lib/theme/breakpoints';
import { useMedia } from '@/components/ui/layout/use-media';
import { IconAction } from '@/components/ui/button/IconAction';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Breadcrumb } from './Breadcrumb';
import { FoldButton } from './FoldButton';
import { useFrame } from '../frame-context';
import { useOpenPage } from '../open-page';
import { HEADER_ITEMS, type HeaderItem } from './header-items';
import type { Layout } from '../layouts/layout';
import { UserMenu } from './UserMenu';
import { useHasWork } from '../work/use-has-work';
import { useRouteTitle } from '@/lib/i18n/route-title';
import styles from './Header.module.css';

/** On phones there is space for the page title only. */
function MobileTitle() {
  const titleOf = useRouteTitle();
  const { route, tab } = useOpenPage();
  return (
    <span className={styles.title} aria-hidden>
      <b>{tab?.record || (route ? titleOf(route.meta.title) : '')}</b>
    </span>
  );
}

interface HeaderProps {
  mobile: boolean;
  layout: Layout;
  folded: boolean;
  onFold: () => void;
}

export function Header({ mobile, layout, folded, onFold }: HeaderProps) {
  const t = useTranslations('layout');
  const theme = useAtomValue(themeAtom);
  const { guest } = useFrame();
  const { fold, breadcrumb, onMenu } = layout.header;
  // Without these, the bar is shared with the menu's entries and the items take only the width they need.
  const hasStart = mobile || fold || breadcrumb;
  const phone = useMedia(below.phone);
  const narrow = useMedia(below.narrow);
  const hasWork = useHasWork();
  const items = HEADER_ITEMS.filter((item) => item.isOn(theme) && !(guest && item.needsSession));
  const gone = { phone, narrow: narrow && hasWork };
  const hasRoom = ({ onPhone, onDesk = true }: HeaderItem) =>
    mobile ? (typeof onPhone === 'string' ? !gone[onPhone] : onPhone) : onDesk;
  const left = mobile ? items.filter((item) => !hasRoom(item)).map(({ key }) => key) : undefined;
  return (
    <AppBar className={styles.bar} position="static" data-on-menu={onMenu} data-tight={!hasStart}>
      <Toolbar disableGutters>
        {hasStart && (
          <div className={`${styles.side} start`}>
            {mobile && (
              <IconAction label={t(folded ? 'menu.unfold' : 'menu.fold')} onClick={onFold}>
                <Menu size={18} strokeWidth={1.7} />
              </IconAction>
            )}
            {mobile && <MobileTitle />}
            {!mobile && fold && <FoldButton folded={folded} onFold={onFold} />}
            {!mobile && breadcrumb && <Breadcrumb />}
          </div>
        )}
        <div className={`${styles.side} end`}>
          {items.filter(hasRoom).map(({ key, Item }) => (
            <PartBoundary key={key}>
              <Suspense fallback={<span className={styles.room} />}>
                <Item />
              </Suspense>
            </PartBoundary>
          ))}
          <PartBoundary>
            <UserMenu left={left} />
          </PartBoundary>
        </div>
      </Toolbar>
    </AppBar>
  );
}
