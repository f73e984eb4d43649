import { Suspense, type ComponentType } from 'react';
import type { Namespace } from '@/lib/state/translations';
import { lazyWithTexts } from '../lazy-with-texts';
import { PartBoundary } from '../loading/lazy-part';
import { useEdited } from './use-edited';

interface Options {
  namespaces?: readonly Namespace[];
  /** The query parameter with the record's id, as in {@link useEdited}. */
  param?: string;
}

/** The drawer of a record beside its list. Its code and texts are loaded when the first record is opened. */
export function lazyDrawer<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { namespaces = ['form'], param }: Options = {},
): ComponentType<P> {
  const Drawer = lazyWithTexts(load, namespaces);
  return function LazyDrawer(props: P) {
    const { edited, leave } = useEdited(param);
    if (edited === undefined) return null;
    return (
      <PartBoundary onFail={leave}>
        <Suspense>
          <Drawer {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
