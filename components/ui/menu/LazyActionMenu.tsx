import { Suspense, lazy } from 'react';
import type { ActionMenuProps } from './ActionMenu';

const ActionMenu = lazy(() => import('./ActionMenu').then((module) => ({ default: module.ActionMenu })));

/** A menu whose code comes when it is first opened: the frame stands without it. */
export function LazyActionMenu(props: ActionMenuProps) {
  return (
    <Suspense>
      <ActionMenu {...props} />
    </Suspense>
  );
}
