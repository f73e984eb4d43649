import { styled } from '@mui/material/styles';
import { Activity, memo, useLayoutEffect, useRef } from 'react';
import type { Tab } from '@/lib/router/tabs';
import { ViewHost } from './ViewHost';
import { below } from '@/lib/theme/breakpoints';

const Scroller = styled('div')({
  // Always a compositing layer, in front or behind: becoming one would repaint all of it.
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
  [below.desk]: { padding: '16px 16px 0' },
  // A screen that fills the view from edge to edge, with panes that scroll themselves.
  '&:has(> div > [data-fill])': { padding: 0 },
  '[data-fixed="false"] &': { flex: '1 0 auto', overflow: 'visible' },
  '@media print': {
    '&, [data-fixed] &': { display: 'block', overflow: 'visible', padding: 0 },
    '&[data-away], [data-fixed] &[data-away]': { display: 'none' },
  },
  // A view in the background, at the same position and size: not painted, and not reachable by keyboard, find in page
  // or screen reader. No inherited property is used here: it would recalculate the styles of all descendants.
  '&[data-away]': {
    position: 'absolute',
    inset: 0,
    zIndex: 0,
    overflow: 'hidden',
    contentVisibility: 'hidden',
  },
  '@supports not (content-visibility: hidden)': { '&[data-away]': { display: 'none' } },
});

/** Page and footer as children of Activity; printing lays out only the view in front. */
const STAYS_LAID_OUT =
  '@media screen { ::slotted(div) { display: flex !important } ::slotted(footer) { display: block !important } }';

let styles: CSSStyleSheet | undefined;

/**
 * Activity hides its children by an inline `display: none !important`, and showing them again would be a full layout.
 * Among important rules, those of a shadow tree override those of the document, including inline styles: so the layer
 * has a shadow tree, and it alone controls the visibility of its view.
 */
function keepLaidOut(layer: HTMLElement | null): void {
  if (!layer || layer.shadowRoot) return;
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(STAYS_LAID_OUT);
  }
  const tree = layer.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [styles];
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
    <Scroller ref={layer} data-view={tab.id} data-away={isInFront ? undefined : ''}>
      <Activity mode={isActive ? 'visible' : 'hidden'}>
        <ViewHost tab={tab} />
      </Activity>
    </Scroller>
  );
});
