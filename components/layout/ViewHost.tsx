import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { changeQuery, ViewContext, type View } from '@/lib/router/view';
import { joinPlace, parsePlace } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { useFrame } from './frame-context';
import { Footer } from './Footer';
import { SCREENS } from './screen-table';
import { closeView, moveView, setViewDirty } from './tab-actions';
import { useKeptScroll } from './use-kept-scroll';

const Scroller = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '20px 24px 0',
  scrollPaddingBlock: 72,
  animation: 'view-in 120ms var(--ease-out)',
  '@media (max-width: 991.98px)': { padding: '16px 16px 0' },
  '[data-fixed="false"] &': { flex: '1 0 auto', overflow: 'visible' },
  '@media print': { '&&': { display: 'block', overflow: 'visible', padding: 0 } },
});
const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minHeight: 0,
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
});

interface ViewHostProps {
  tab: Tab;
  children: (screen: ReactNode) => ReactNode;
}

/** One view: its own place, its own scroller, and the screen that its route names. */
export function ViewHost({ tab, children }: ViewHostProps) {
  const { matcher } = useFrame();
  const scroller = useKeptScroll(tab.id);
  const { id, full } = tab;
  const { view, screen } = useMemo(() => {
    const place = parsePlace(full);
    const match = matcher(place);
    const made: View = {
      key: id,
      title: match?.route.meta.title ?? '',
      path: place.path,
      params: match?.params ?? {},
      query: place.query,
      setQuery: (change, options) =>
        moveView(id, (now) => joinPlace(now.path, changeQuery(now.query, change)), options),
      setDirty: (dirty) => setViewDirty(id, dirty),
      close: (next) => closeView(id, next),
    };
    return { view: made, screen: match?.route.screen ?? 'unknown' };
  }, [id, full, matcher]);
  const Screen = SCREENS[screen] ?? SCREENS.unknown!;
  return (
    <Scroller ref={scroller}>
      <Page>
        <ViewContext value={view}>{children(<Screen />)}</ViewContext>
      </Page>
      <Footer />
    </Scroller>
  );
}
