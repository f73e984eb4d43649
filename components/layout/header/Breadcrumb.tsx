import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useTabTitle } from '../tabs/tab-title';
import { breadcrumbOf } from '@/lib/router/menu';
import { useFrame } from '../frame-context';
import { useOpenPage } from '../open-page';
import { crumbItem, Trail, type Crumb } from './crumbs';
import styles from './Breadcrumb.module.css';

/** Has a menu of the levels that do not fit. */
const FoldedCrumbs = lazyPart(() => import('./FoldedCrumbs').then((module) => module.FoldedCrumbs));

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('layout');
  const room = useRef<HTMLDivElement>(null);
  const trail = useRef<HTMLElement>(null);
  const texts = crumbs.map(({ title }) => title).join('>');
  /** The texts for which there was no room: others are measured anew. */
  const [long, setLong] = useState<string>();
  useEffect(() => {
    const outer = room.current;
    let width = 0;
    // After the layout, so that reading the sizes costs nothing.
    const observer = new ResizeObserver(() => {
      width = trail.current?.scrollWidth ?? width;
      if (outer) setLong(width > outer.clientWidth ? texts : undefined);
    });
    if (outer) observer.observe(outer);
    if (trail.current) observer.observe(trail.current);
    return () => {
      observer.disconnect();
      setLong(undefined);
    };
  }, [texts]);
  const whole = (
    <Trail ref={trail} separator=">" maxItems={crumbs.length} aria-label={t('breadcrumb')}>
      {crumbs.map((crumb, at) => crumbItem(crumb, at === crumbs.length - 1))}
    </Trail>
  );
  return (
    <div className={styles.room} ref={room}>
      {long === texts ? (
        <Suspense fallback={whole}>
          <FoldedCrumbs crumbs={crumbs} />
        </Suspense>
      ) : (
        whole
      )}
    </div>
  );
}

/** Where the page is in the menu. Only what has a page of its own is a link. */
export function Breadcrumb() {
  const titleOf = useTabTitle();
  const { routes } = useFrame();
  const { route: current, tab } = useOpenPage();
  if (!current) return null;
  const crumbs = breadcrumbOf(routes, current).map((route, at): Crumb => {
    const title = titleOf({ title: route.meta.title, record: route === current ? tab?.record : undefined });
    return { key: route.path + at, title, to: route.screen && route.link ? route.link : undefined };
  });
  return <Crumbs crumbs={crumbs} />;
}
