import { Activity, memo, useLayoutEffect, useRef } from 'react';
import type { Tab } from '@/lib/router/tabs';
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
export const ViewLayer = memo(function ViewLayer({ tab, isInFront, isActive }: ViewLayerProps) {
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
