import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@/lib/config/config';
import type { RouteNode } from '@/lib/router/route';

const NONE: readonly RouteNode[] = [];

/**
 * The routes of the pattern gallery, loaded only where `gallery` is set; undefined while they are. The frame does not
 * depend on them: where they cannot be loaded there are none.
 */
export function useGalleryRoutes(): readonly RouteNode[] | undefined {
  const { data, isError, isEnabled } = useQuery({
    queryKey: ['session', 'gallery'],
    queryFn: () => import('./gallery').then(({ loadGallery }) => loadGallery()),
    enabled: getConfig().gallery,
    staleTime: Infinity,
    meta: { quiet: true },
  });
  return isEnabled && !isError ? data : NONE;
}
