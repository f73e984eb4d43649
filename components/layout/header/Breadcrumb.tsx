import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef, useState } from 'react';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf, navigate } from '@/lib/router/location';
import { breadcrumbOf } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import type { Tab } from '@/lib/router/tabs';
import { target } from '@/lib/theme/target';
import { useFrame } from '../frame-context';
import { foldFor, hiddenAt, MOST_FOLDED, type FoldStep } from './breadcrumb-fold';

const Crumbs = styled('nav')({
  flex: 1,
  minWidth: 0,
  marginLeft: 6,
  overflow: 'hidden',
  fontSize: 'var(--type-small)',
  color: 'var(--header-icon)',
  '& ol': { display: 'flex', width: 'max-content', margin: 0, padding: 0, listStyle: 'none' },
  // Nothing is left to fold: the title gives way.
  [`& ol[data-fold="${MOST_FOLDED}"]`]: { maxWidth: '100%' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    '&:last-of-type': { minWidth: 0, color: 'var(--header-text)' },
  },
  '& .separator': { margin: '0 8px' },
  '& a': { ...target, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'var(--header-text)' },
  '& b': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: 'var(--weight-medium)',
    color: 'var(--header-text)',
  },
  '& button': {
    minWidth: 28,
    minHeight: 24,
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-chip)',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--header-hover-bg)', color: 'var(--header-text)' },
});

const isLink = ({ screen, link }: RouteNode) => Boolean(screen && link);

interface TrailProps {
  crumbs: readonly RouteNode[];
  titleOf: (route: RouteNode) => string;
}

/** The levels, as many as there is room for; the others are in the menu behind "…". */
function Trail({ crumbs, titleOf }: TrailProps) {
  const t = useTranslations('layout');
  const [step, setStep] = useState<FoldStep>(0);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** How wide the trail is at each step, as far as it was drawn. */
  const widths = useRef<number[]>([]);
  useEffect(() => {
    const [outer, inner] = [nav.current, list.current];
    if (!outer || !inner) return;
    // After the layout, so that reading the sizes costs nothing.
    const observer = new ResizeObserver(() => {
      const now = Number(inner.dataset.fold) as FoldStep;
      widths.current[now] = inner.scrollWidth;
      setStep(foldFor(widths.current, now, outer.clientWidth, crumbs.length));
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [crumbs.length]);

  const hidden = hiddenAt(step, crumbs);
  const firstHidden = hidden[0];
  const more = t('breadcrumbMore');
  const actions = hidden.map((route) => ({
    key: route.path,
    label: titleOf(route),
    disabled: !isLink(route),
    run: () => navigate(route.link),
  }));
  return (
    <Crumbs ref={nav} aria-label={t('breadcrumb')}>
      <ol ref={list} data-fold={step}>
        {crumbs.map((route, at) => {
          const separator = at > 0 && (
            <li className="separator" aria-hidden>
              {'>'}
            </li>
          );
          if (route === firstHidden) {
            return (
              <Fragment key="more">
                {separator}
                <li>
                  <button
                    type="button"
                    aria-label={more}
                    title={more}
                    aria-haspopup="menu"
                    aria-expanded={Boolean(anchor)}
                    onClick={(event) => setAnchor(event.currentTarget)}
                  >
                    …
                  </button>
                </li>
              </Fragment>
            );
          }
          if (hidden.includes(route)) return null;
          const title = titleOf(route);
          const isLast = at === crumbs.length - 1;
          return (
            <Fragment key={route.path + at}>
              {separator}
              <li>
                {isLast ? (
                  <b title={title}>{title}</b>
                ) : isLink(route) ? (
                  <a href={hrefOf(route.link)}>{title}</a>
                ) : (
                  title
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
      {anchor && <LazyActionMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />}
    </Crumbs>
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
  const crumbs = breadcrumbOf(routes, current);
  const nameOf = (route: RouteNode) => (route === current && tab?.record) || titleOf(route.meta.title);
  // Another trail is measured anew.
  return <Trail key={crumbs.map(nameOf).join('>')} crumbs={crumbs} titleOf={nameOf} />;
}
