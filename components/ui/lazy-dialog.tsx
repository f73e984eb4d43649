import { Suspense, type ComponentType } from 'react';
import type { Namespace } from '@/lib/state/translations';
import { lazyWithTexts } from './lazy-with-texts';
import { PartBoundary } from './loading/lazy-part';

/** Loads code and texts when first rendered; if that fails it closes, so that it can be opened again. */
export function lazyDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): ComponentType<P> {
  const Dialog = lazyWithTexts(load, namespaces);
  return function LazyDialog(props: P) {
    return (
      <PartBoundary onFail={props.onClose}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
