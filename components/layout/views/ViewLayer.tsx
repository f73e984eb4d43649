import { styled } from '@mui/material/styles';
import { Activity, memo } from 'react';
import type { Tab } from '@/lib/router/tabs';
import { ViewHost } from './ViewHost';
import { below } from '@/lib/theme/breakpoints';

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
  [below.desk]: { padding: '16px 16px 0' },
  // A screen that fills the view from edge to edge, in panes that scroll themselves.
  '&:has(> div > [data-fill])': {
    padding: 0,
    '& > div': { maxWidth: 'none' },
    '& > footer': { position: 'absolute', visibility: 'hidden' },
  },
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

/** Page and footer, as Activity finds them; a print lays out the one in front only. */
const STAYS_LAID_OUT =
  '@media screen { ::slotted(div) { display: flex !important } ::slotted(footer) { display: block !important } }';

let styles: CSSStyleSheet | undefined;

/**
 * Activity hides what it holds by an inline `display: none !important`, and the browser would lay it out anew each time it
 * comes back. Of important rules those of a shadow tree win over those of its document, inline ones too: so the layer has
 * such a tree, and alone decides whether its view is seen.
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
  /** It is the one that is seen. */
  isInFront: boolean;
  /** Its effects run. */
  isActive: boolean;
}

/** What a view scrolls in. React's Activity is inside of it: what is seen, and what runs, are two things. */
export const ViewLayer = memo(function ViewLayer({ tab, isInFront, isActive }: ViewLayerProps) {
  return (
    <Scroller ref={keepLaidOut} data-view={tab.id} data-away={isInFront ? undefined : ''}>
      <Activity mode={isActive ? 'visible' : 'hidden'}>
        <ViewHost tab={tab} />
      </Activity>
    </Scroller>
  );
});
