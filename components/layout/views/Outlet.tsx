import { useState, Activity, memo, useLayoutEffect, useRef } from 'react';
import { getConfig } from '@/lib/config/config';
import { keepAlive } from '@/lib/router/keep-alive';
import { useRouteLocation } from '@/lib/router/location';
import { tabFor, type Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { useFrame } from '../frame-context';
import { useOpenPage } from '../open-page';
import { useLinksAhead } from './links-ahead';
import { ViewHost } from './ViewHost';
import styles from './views.module.css';

/** Page and footer as children of Activity; printing lays out only the view in front. */
const STAYS_LAID_OUT =
  '@media screen { ::slotted(div) { display: flex !important } ::slotted(footer) { display: block !important } }';

let laidOut: CSSStyleSheet | undefined;

/**
 * Activity hides its children by an inline `display: none !important`, and showing them again would be a full layout.
 * Among important rules, those of a shadow tree override those of the document, including inline styles: so the layer
 * has a shadow tree, and it alone controls the visibility of its view.
 */
function keepLaidOut(layer: HTMLElement | null): void {
  if (!layer || layer.shadowRoot) return;
  if (!laidOut) {
    laidOut = new CSSStyleSheet();
    laidOut.replaceSync(STAYS_LAID_OUT);
  }
  const tree = layer.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [laidOut];
  tree.append(document.createElement('slot'));
}

interface ViewLayerProps {
  tab: Tab;
  isInFront: boolean;
  isActive: boolean;
}

/** The scroll container of a view. React's Activity is inside: what is visible and whose effects run are two states. */
const ViewLayer = memo(function ViewLayer({ tab, isInFront, isActive }: ViewLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepLaidOut(layer.current), []);
  return (
    <div className={styles.scroller} ref={layer} data-view={tab.id} data-away={isInFront ? undefined : ''}>
      <Activity mode={isActive ? 'visible' : 'hidden'}>
        <ViewHost tab={tab} />
      </Activity>
    </div>
  );
});

/**
 * The open views, one layer each, and the only owner of which one is in front. `current` is the tab that the frame is
 * rendered for; a cached view is in front before that, because rendering the frame and running a page's effects takes
 * longer than showing an existing view.
 */
export function Outlet() {
  const { tab: current, tabs } = useOpenPage();
  const location = useRouteLocation();
  const { matcher } = useFrame();
  const dirty = useAtomValue(dirtyTabsAtom);
  useLinksAhead();
  const { fixedHeader } = useAtomValue(themeAtom);
  const [alive, setAlive] = useState<readonly string[]>([]);
  const { keepAliveMaxNum: max } = getConfig();
  const next = keepAlive({ alive, current, tabs, dirty, max });
  if (next !== alive) setAlive(next);

  // Where the frame is the scroll container of all views, a view shown early would have the previous one's offset.
  const open = fixedHeader ? tabFor(tabs, location, matcher) : undefined;
  const early = open && next.includes(open.id) ? open : undefined;
  const front = (early ?? current)?.id;

  // Rendered in a constant order, so that React never moves a view's DOM.
  const views = tabs.filter(({ id }) => next.includes(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return views.map((tab) => (
    <ViewLayer
      key={`${tab.id}#${tab.revision}`}
      tab={tab}
      isInFront={tab.id === front}
      isActive={tab.id === current?.id}
    />
  ));
}
