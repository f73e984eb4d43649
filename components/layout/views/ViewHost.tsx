import { styled } from '@mui/material/styles';
import { memo, Suspense, useEffect, useMemo } from 'react';
import { changeQuery, ViewContext, type View } from '@/lib/router/view';
import { joinPlace, parsePlace } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { endProgress } from '@/lib/util/browser/progress';
import { useFrame } from '../frame-context';
import { Footer } from '../Footer';
import { SCREEN_COMPONENTS } from './screen-table';
import { closeView, moveView, setViewDirty, setViewWriting } from '../tabs/tab-actions';
import { useKeptScroll } from './use-kept-scroll';
import { ViewBoundary } from './ViewBoundary';
import Skeleton from '@mui/material/Skeleton';

/** Nothing at first: most screens are here before anybody could read that they are not. */
const Root = styled('div')({ animation: 'view-skeleton 1ms 250ms backwards' });

/** Where a screen will stand while its file is on its way: a heading and a card. */
const ViewSkeleton = () => (
  <Root aria-hidden>
    <Skeleton variant="rounded" width={180} height={28} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={320} />
  </Root>
);

const Scroller = styled('div')({
  // Always a layer of its own, in front or behind: to become one would have all of it painted anew.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '20px 24px 0',
  scrollPaddingBlock: 72,
  animation: 'view-in 120ms var(--ease-out)',
  '@media (max-width: 991.98px)': { padding: '16px 16px 0' },
  // A screen that fills the view from edge to edge, in panes that scroll themselves.
  '&:has(> div > [data-fill])': { padding: 0, '& > div': { maxWidth: 'none' }, '& > footer': { display: 'none' } },
  '[data-fixed="false"] &': { flex: '1 0 auto', overflow: 'visible' },
  '@media print': {
    '&&': { display: 'block', overflow: 'visible', padding: 0 },
    '&&&[data-away]': { display: 'none' },
  },
  // Behind the view that is shown, in its place and size: neither drawn nor found by keys, a search or a screen reader.
  // Nothing here is inherited: what is in it would have its styles made anew.
  '&&[data-away]': {
    position: 'absolute',
    inset: 0,
    zIndex: 0,
    overflow: 'hidden',
    contentVisibility: 'hidden',
  },
  '@supports not (content-visibility: hidden)': { '&&[data-away]': { display: 'none' } },
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

/** Inside the view's own Suspense: runs when what the address asks for stands. */
function Ready({ full }: { full: string }) {
  useEffect(() => endProgress(), [full]);
  return null;
}

/**
 * One view: its own place, its own scroller, and the screen that its route names. A view that the user goes to or leaves
 * is not drawn again for that.
 */
export const ViewHost = memo(function ViewHost({ tab }: { tab: Tab }) {
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
      setWriting: (part, writing) => setViewWriting(`${id} ${part}`, writing ? id : undefined),
      close: (next) => closeView(id, next),
    };
    return { view: made, screen: match?.route.screen ?? 'unknown' };
  }, [id, full, matcher]);
  const Screen = SCREEN_COMPONENTS[screen || 'unknown'];
  return (
    <Scroller ref={scroller} data-view={id}>
      <Page>
        <ViewContext value={view}>
          <ViewBoundary onFailure={endProgress}>
            <Suspense fallback={<ViewSkeleton />}>
              <Screen />
              <Ready full={full} />
            </Suspense>
          </ViewBoundary>
        </ViewContext>
      </Page>
      <Footer />
    </Scroller>
  );
});
