import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useAtomValue } from '@/lib/state/store';
import { routeSaidAtom } from './route-said';

/** Announces the page that was opened. */
export function RouteSaid() {
  const { title, count } = useAtomValue(routeSaidAtom);
  return (
    <VisuallyHidden role="status">
      <span key={count}>{title}</span>
    </VisuallyHidden>
  );
}
