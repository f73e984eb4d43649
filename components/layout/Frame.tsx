import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { setFolded, themeAtom } from '@/lib/state/theme';
import { Header } from './Header';
import { LeaveDialog } from './LeaveDialog';
import { LoadingMask } from './LoadingMask';
import { Outlet } from './Outlet';
import { SideMenu } from './SideMenu';
import { TabsBar } from './TabsBar';
import { reloadTab } from './tab-actions';
import { useDocumentTitle } from './use-document-title';
import { useIsMobile } from './use-is-mobile';
import { useNavigation } from './use-navigation';

const Root = styled('div')({ display: 'flex', height: '100dvh', overflow: 'hidden' });
const Column = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
const Main = styled('main')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--surface-canvas)',
  outline: 'none',
});

const MENU_WIDTH = 232;
const FOLDED_WIDTH = 64;
const PHONE_WIDTH = 280;

/** The vertical layout: side menu, header, tabs bar, and the open views. */
export function Frame() {
  const t = useTranslations('layout');
  const mobile = useIsMobile();
  const { collapse, showTabs } = useAtomValue(themeAtom);
  const [menuOpen, setMenuOpen] = useState(false);
  const { route, tab } = useNavigation();
  useDocumentTitle(route);

  const folded = mobile ? !menuOpen : collapse;
  const width = mobile ? PHONE_WIDTH : collapse ? FOLDED_WIDTH : MENU_WIDTH;
  const reload = () => tab && reloadTab(tab);
  return (
    <Root>
      <a className="skip-link" href="#main" onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}>
        {t('skip')}
      </a>
      <Drawer
        variant={mobile ? 'temporary' : 'permanent'}
        open={mobile ? menuOpen : true}
        onClose={() => setMenuOpen(false)}
        sx={{ width: mobile ? 0 : width, flex: 'none', transition: 'width 180ms' }}
        slotProps={{
          paper: {
            className: 'menu-surface',
            sx: { width, overflow: 'hidden', transition: mobile ? undefined : 'width 180ms' },
          },
        }}
      >
        <SideMenu
          current={route}
          folded={!mobile && collapse}
          reload={reload}
          followed={() => setMenuOpen(false)}
        />
      </Drawer>
      <Column>
        <Header
          current={route}
          mobile={mobile}
          folded={folded}
          onFold={() => (mobile ? setMenuOpen(!menuOpen) : setFolded(!collapse))}
          reload={reload}
        />
        {showTabs && !mobile && <TabsBar current={tab} />}
        <Main id="main" tabIndex={-1}>
          <Outlet current={tab} />
        </Main>
      </Column>
      <LeaveDialog />
      <LoadingMask />
    </Root>
  );
}
