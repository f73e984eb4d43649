'use client';

import { useEffect } from 'react';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { StoreProvider, store } from '@/lib/state/store';
import { early } from '@/lib/util/browser/early';
import { Root } from './Root';
import splash from './html/splash.json';
import { start } from './start';

const failed = (
  <div className="splash">
    <p>{splash.failed}</p>
    <a href="./">{splash.reload}</a>
  </div>
);

/**
 * The client's entry, prerendered into the HTML. An error that no other boundary catches leaves a text and a link that
 * loads the home page, not a blank page.
 */
export function Client() {
  useEffect(() => {
    early.isLive = true;
    void start();
  }, []);
  return (
    <PartBoundary fallback={failed}>
      <StoreProvider store={store}>
        <Root />
      </StoreProvider>
    </PartBoundary>
  );
}
