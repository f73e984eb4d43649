import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useView } from '@/lib/router/view';
import { ListSkeleton } from '../ListSkeleton';

/** A list, or with `deleted=true` in the address what was deleted from it, whose code is loaded only then. */
export function withRecycle(List: ComponentType, loadDeleted: () => Promise<ComponentType>): ComponentType {
  const Deleted = lazyPart(loadDeleted);
  return function ListOrDeleted() {
    if (useView().query.get('deleted') !== 'true') return <List />;
    return (
      <Suspense fallback={<ListSkeleton />}>
        <Deleted />
      </Suspense>
    );
  };
}
