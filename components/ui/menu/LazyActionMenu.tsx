import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { ActionMenuProps } from './ActionMenu';

const ActionMenu = lazyPart(() => import('./ActionMenu').then((module) => module.ActionMenu));

/** A menu whose code comes when it is first opened: the frame stands without it. */
export function LazyActionMenu(props: ActionMenuProps) {
  return (
    <Suspense>
      <ActionMenu {...props} />
    </Suspense>
  );
}
