import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAtomValue } from '@/lib/state/store';
import { setFolded, themeAtom } from '@/lib/state/theme';
import { FrameNotices } from './FrameNotices';
import { Header } from './Header';
import { LeaveDialog } from './LeaveDialog';
import { LoadingMask } from './LoadingMask';
import { Outlet } from './Outlet';
import { SideMenu } from './SideMenu';
import { TabsBar } from './TabsBar';
import { useDocumentTitle } from './use-document-title';
import { useIsMobile } from './use-is-mobile';
import { useNavigation } from './use-navigation';
import { useReload } from './use-reload';

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

const Side = styled('div')({
  flex: 'none',
  width: 232,
  overflow: 'hidden',
  transition: 'width 180ms var(--ease-out)',
  '&[data-folded="true"]': { width: 64 },
});

/** MUI's drawer brings its modal along, which a desk has no use for before the first dialog. */
const PhoneDrawer = lazyPart(() => import('./PhoneDrawer').then((module) => module.PhoneDrawer));

/** The vertical layout: side menu, header, tabs bar, and the open views. */
export function Frame() {
  const t = useTranslations('layout');
  const mobile = useIsMobile();
  const { collapse, showTabs } = useAtomValue(themeAtom);
  const [menuOpen, setMenuOpen] = useState(false);
  const { route, tab } = useNavigation();
  useDocumentTitle(route);

  const folded = mobile ? !menuOpen : collapse;
  const reloadTab = useReload();
  const reload = () => tab && reloadTab(tab);
  const menu = (
    <SideMenu current={route} folded={!mobile && collapse} reload={reload} followed={() => setMenuOpen(false)} />
  );
  return (
    <Root>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('skip')}
      </a>
      {mobile ? (
        <Suspense>
          <PhoneDrawer open={menuOpen} onClose={() => setMenuOpen(false)}>
            {menu}
          </PhoneDrawer>
        </Suspense>
      ) : (
        <Side className="menu-surface" data-folded={collapse}>
          {menu}
        </Side>
      )}
      <Column>
        <Header
          current={route}
          mobile={mobile}
          folded={folded}
          onFold={() => (mobile ? setMenuOpen(!menuOpen) : setFolded(!collapse))}
          reload={reload}
        />
        {showTabs && !mobile && <TabsBar current={tab} />}
        <FrameNotices />
        <Main id="main" tabIndex={-1}>
          <Outlet current={tab} />
        </Main>
      </Column>
      <LeaveDialog />
      <LoadingMask />
    </Root>
  );
}
