import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useTranslations } from 'next-intl';
import { Loaded } from '@/components/ui/loading/Loaded';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { changeQuery, ViewContext, type View } from '@/lib/router/view';
import { joinLocation, parseLocation } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { endProgress } from '@/lib/util/browser/progress';
import { useNow } from '@/lib/util/use-now';
import { useFrame } from '../frame-context';
import { loadScreen, preparedScreen } from './load-screen';
import { closeView, leaveForm, moveView, nameView, setViewUnsaved, setViewWriting } from '../tabs/tab-actions';
import { useArrivalFocus } from './use-arrival-focus';
import { useKeptScroll } from './use-kept-scroll';
import { ViewBoundary } from './ViewBoundary';
import { useAppTitle } from '../app-title';
import styles from './views.module.css';

function Footer() {
  const t = useTranslations('entry');
  const year = String(useNow().getFullYear());
  return <footer className={styles.footer}>{t('app.copyright', { year, title: useAppTitle() })}</footer>;
}

const ViewSkeleton = ({ title }: { title: string }) => (
  <>
    <h1 className="visually-hidden" data-loading="">
      {title}
    </h1>
    <div className={styles.skeleton} aria-hidden aria-busy>
      <Skeleton width={180} height={28} margin="0 0 16px" />
      <Skeleton height={320} />
    </div>
  </>
);

/** Inside the view's Suspense, so it runs when the screen of the address is rendered. */
function Ready({ full }: { full: string }) {
  useEffect(() => endProgress(), [full]);
  return null;
}

export function ViewHost({ tab }: { tab: Tab }) {
  const { matcher } = useFrame();
  const queries = useQueryClient();
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
      setUnsaved: (read) => setViewUnsaved(id, read),
      askToLeave: (leave) => leaveForm(id, leave),
      setWriting: (part, writing) => setViewWriting(`${id} ${part}`, writing ? id : undefined),
      setRecord: (name) => nameView(id, name),
      close: (next) => closeView(id, next),
    };
    return { view: made, screen: match?.route.screen || ('unknown' as const) };
  }, [id, full, matcher]);
  useArrivalFocus(page, titleOf(view.title));
  const skeleton = <ViewSkeleton title={titleOf(view.title)} />;
  return (
    <>
      <div className={styles.page} ref={page}>
        <ViewContext value={view}>
          <ViewBoundary onFailure={endProgress}>
            <Suspense fallback={skeleton}>
              <Loaded
                key={screen}
                load={() => loadScreen(screen, parseLocation(full), queries)}
                known={preparedScreen(full)}
                fallback={skeleton}
              >
                <Ready full={full} />
              </Loaded>
            </Suspense>
          </ViewBoundary>
        </ViewContext>
      </div>
      <Footer />
    </>
  );
}
