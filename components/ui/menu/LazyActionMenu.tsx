import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { ActionMenuProps } from './ActionMenu';

const ActionMenu = lazyPart(() => import('./ActionMenu').then((module) => module.ActionMenu));

/** Its code is loaded when it is first opened, so that the frame does not wait for it. */
export function LazyActionMenu(props: ActionMenuProps) {
  return (
    <Suspense>
      <ActionMenu {...props} />
    </Suspense>
  );
}
