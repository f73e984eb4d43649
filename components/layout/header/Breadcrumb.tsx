import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Fragment, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf } from '@/lib/router/location';
import { breadcrumbOf } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import type { Tab } from '@/lib/router/tabs';
import { target } from '@/lib/theme/target';
import { useFrame } from '../frame-context';

const Nav = styled('nav')({
  flex: 1,
  minWidth: 0,
  marginLeft: 6,
  overflow: 'hidden',
  fontSize: 'var(--type-small)',
  color: 'var(--header-icon)',
  '& ol': { display: 'flex', width: 'max-content', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap', '&[aria-hidden]': { margin: '0 8px' } },
  '& a': { ...target, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'var(--header-text)' },
  '& b': { fontWeight: 'var(--weight-medium)', color: 'var(--header-text)' },
});

/** A level of the breadcrumb. */
export interface Crumb {
  key: string;
  title: string;
  /** The address of its page, for what has one of its own. */
  to: string | undefined;
}

/** The levels in their order, the last one without a link: it is where one is. */
export function crumbItem({ key, title, to }: Crumb, isFirst: boolean, isLast: boolean, content?: ReactNode) {
  return (
    <Fragment key={key}>
      {!isFirst && <li aria-hidden>{'>'}</li>}
      <li>{content ?? (isLast ? <b title={title}>{title}</b> : to ? <a href={hrefOf(to)}>{title}</a> : title)}</li>
    </Fragment>
  );
}

/** Has a menu of the levels that do not fit. */
const FoldedCrumbs = lazyPart(() => import('./FoldedCrumbs').then((module) => module.FoldedCrumbs));

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('layout');
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const outer = nav.current;
    let width = 0;
    // After the layout, so that reading the sizes costs nothing.
    const observer = new ResizeObserver(() => {
      width = list.current?.scrollWidth ?? width;
      if (outer) setFolded(width > outer.clientWidth);
    });
    if (outer) observer.observe(outer);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const whole = <ol ref={list}>{crumbs.map((crumb, at) => crumbItem(crumb, at === 0, at === crumbs.length - 1))}</ol>;
  return (
    <Nav ref={nav} aria-label={t('breadcrumb')}>
      {folded ? (
        <Suspense fallback={whole}>
          <FoldedCrumbs crumbs={crumbs} />
        </Suspense>
      ) : (
        whole
      )}
    </Nav>
  );
}

interface BreadcrumbProps {
  current: RouteNode;
  tab: Tab | undefined;
}

/** Where the page is in the menu. Only what has a page of its own is a link. */
export function Breadcrumb({ current, tab }: BreadcrumbProps) {
  const titleOf = useRouteTitle();
  const { routes } = useFrame();
  const crumbs = breadcrumbOf(routes, current).map((route, at): Crumb => {
    const title = (route === current && tab?.record) || titleOf(route.meta.title);
    return { key: route.path + at, title, to: route.screen && route.link ? route.link : undefined };
  });
  // Other texts are measured anew.
  return <Crumbs key={crumbs.map(({ title }) => title).join('>')} crumbs={crumbs} />;
}
