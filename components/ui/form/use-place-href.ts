import { hrefOf, joinPlace } from '@/lib/router/location';
import { useView } from '@/lib/router/view';

/** The address of this very view: what a link within the page points to, so that it goes nowhere else. */
export function usePlaceHref(): string {
  const { path, query } = useView();
  return hrefOf(joinPlace(path, query));
}
