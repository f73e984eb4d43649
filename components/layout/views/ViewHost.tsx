import { styled } from '@mui/material/styles';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Suspense, useEffect, useMemo } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { changeQuery, ViewContext, type View } from '@/lib/router/view';
import { joinLocation, parseLocation } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { endProgress } from '@/lib/util/browser/progress';
import { useFrame } from '../frame-context';
import { Footer } from '../Footer';
import { ScreenHost } from './ScreenHost';
import { closeView, moveView, nameView, setViewDirty, setViewWriting } from '../tabs/tab-actions';
import { useArrivalFocus } from './use-arrival-focus';
import { useKeptScroll } from './use-kept-scroll';
import { ViewBoundary } from './ViewBoundary';

/** Invisible at first: most screens are loaded before anybody could read a loading text. */
const Root = styled('div')({ animation: 'view-skeleton 1ms 250ms backwards' });

const ViewSkeleton = ({ title }: { title: string }) => (
  <>
    <h1 className="visually-hidden" data-loading="">
      {title}
    </h1>
    <Root aria-hidden aria-busy>
      <Skeleton width={180} height={28} margin="0 0 16px" />
      <Skeleton height={320} />
    </Root>
  </>
);

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minHeight: 0,
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
  // By `:has` the page and its neighbour alone: whatever is put into a page would else be a change of style for all that
  // a rule for parts of the page could match.
  '&:has(> [data-fill])': { maxWidth: 'none' },
  '&:has(> [data-fill]) + footer': { position: 'absolute', visibility: 'hidden' },
  // What is under a page that still fills would be seen to move. Not by a descendant at any depth: the browser would then
  // search the whole page whenever something is put into it.
  '&:has(> [aria-busy="true"], > * > :is([aria-busy="true"], [data-skeleton]), > * > * > [aria-busy="true"]) + footer':
    {
      visibility: 'hidden',
    },
});

/** Inside the view's Suspense, so it runs when the screen of the address is rendered. */
function Ready({ full }: { full: string }) {
  useEffect(() => endProgress(), [full]);
  return null;
}

export function ViewHost({ tab }: { tab: Tab }) {
  const { matcher } = useFrame();
  const titleOf = useRouteTitle();
  const page = useKeptScroll(tab.id);
  const { id, full } = tab;
  const { view, screen } = useMemo(() => {
    const location = parseLocation(full);
    const match = matcher(location);
    const made: View = {
      key: id,
      title: match?.route.meta.title ?? '',
      path: location.path,
      params: match?.params ?? {},
      query: location.query,
      setQuery: (change, options) =>
        moveView(id, (now) => joinLocation(now.path, changeQuery(now.query, change)), options),
      setDirty: (dirty) => setViewDirty(id, dirty),
      setWriting: (part, writing) => setViewWriting(`${id} ${part}`, writing ? id : undefined),
      setRecord: (name) => nameView(id, name),
      close: (next) => closeView(id, next),
    };
    return { view: made, screen: match?.route.screen ?? 'unknown' };
  }, [id, full, matcher]);
  useArrivalFocus(page, tab.record || titleOf(view.title));
  const skeleton = <ViewSkeleton title={titleOf(view.title)} />;
  return (
    <>
      <Page ref={page}>
        <ViewContext value={view}>
          <ViewBoundary onFailure={endProgress}>
            <Suspense fallback={skeleton}>
              <ScreenHost name={screen || 'unknown'} full={full} skeleton={skeleton}>
                <Ready full={full} />
              </ScreenHost>
            </Suspense>
          </ViewBoundary>
        </ViewContext>
      </Page>
      <Footer />
    </>
  );
}
